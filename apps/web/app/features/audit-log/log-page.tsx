import type { AuditEntry } from "@aufwind/contract/audit-log";
import { knownAction } from "@aufwind/rules/audit-log";
import { Link } from "react-router";
import { formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Facts } from "../../shared/facts/facts.tsx";
import { ApplyButton, FilterFields, FilterForm, SelectFilter, WordsFilter } from "../../shared/list/filter-form.tsx";
import { FilterDisclosure } from "../../shared/list/list-parts.tsx";
import { OlderLink, useOlderRows } from "../../shared/list/older-rows.tsx";
import lines from "../../shared/list/opening-lines.module.css";
import { readView, viewQuery } from "../../shared/list/view.ts";
import { ProofPanel } from "../../shared/proof/proof-step.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import styles from "./log.module.css";
import type { LogFacts } from "./log.server.ts";
import { LOG, OUTCOMES } from "./log-view.ts";
import { Verification } from "./verification.tsx";

/** What operators did, looked at and were refused; the newest first. */
export function LogPage({ view, log, team }: LogFacts) {
  const { t } = useTranslation("audit-log");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={log && <Verification />} />
      {log ? <Entries {...{ view, log, team }} /> : <ProofPanel />}
    </>
  );
}

type EntriesProps = { view: LogFacts["view"]; log: NonNullable<LogFacts["log"]>; team: LogFacts["team"] };

function Entries({ view, log, team }: EntriesProps) {
  const { t } = useTranslation("audit-log");
  const { items: entries, more } = useOlderRows<LogFacts, AuditEntry>({
    first: log,
    queryAfter: ({ position }) => viewQuery(LOG, { ...view, before: String(position) }),
    partOf: (facts) => facts.log,
  });
  return (
    <div className={styles.log}>
      <Filters view={view} actions={log.actions} team={team} />
      {entries.length === 0 ? (
        <EmptyState title={t(filterCount(view) > 0 ? "empty.title" : "empty.untouched")}>
          <p>{t(filterCount(view) > 0 ? "empty.text" : "empty.untouchedText")}</p>
        </EmptyState>
      ) : (
        <ol className={`${lines.lines} ${styles.entries}`}>
          {entries.map((entry) => (
            <Entry key={entry.position} entry={entry} />
          ))}
        </ol>
      )}
      {more && <OlderLink {...more} older={t("older")} loading={t("loading")} />}
    </div>
  );
}

const filterCount = ({ operator, action, outcome, subject }: LogFacts["view"]) =>
  [operator, action, outcome, subject].filter(Boolean).length;

/** An action in words; one of an older version as it is written. */
function useActionName() {
  const { t } = useTranslation("audit-log");
  return (action: string) => {
    const known = knownAction(action);
    return known ? t(`actions.${known}`) : action;
  };
}

const SUBJECTS = [
  ...(["appointment", "case", "caseTemplate", "caseView", "coach", "content", "failure", "ledger", "mailing"] as const),
  ...(["operator", "payment", "person", "profile", "review", "statement", "taxReport", "withdrawal"] as const),
] as const;

/** What an action was about, in words; one of an older version as it is written. */
function useSubjectName() {
  const { t } = useTranslation("audit-log");
  return (kind: string) => {
    const known = SUBJECTS.find((each) => each === kind);
    return known ? t(`subjects.${known}`) : kind;
  };
}

type FiltersProps = Pick<LogFacts, "view" | "team"> & { actions: readonly string[] };

function Filters({ view, actions, team }: FiltersProps) {
  const { t } = useTranslation("audit-log");
  const nameOf = useActionName();
  const chosen = filterCount(view);
  const operators = [["", t("filter.everybody")] as const, ...team.map(({ id, name }) => [id, name] as const)];
  const acts = [["", t("filter.allActions")] as const, ...actions.map((each) => [each, nameOf(each)] as const)];
  const outcomes = OUTCOMES.map((each) => [each, t(each ? `outcome.${each}` : "filter.anyOutcome")] as const);
  return (
    <FilterDisclosure count={chosen} summary={t("filter.summary", { count: chosen })}>
      <FilterForm list={LOG} view={view} revise={(next) => ({ ...next, before: "" })}>
        <FilterFields>
          <SelectFilter name="operator" label={t("filter.operator")} options={operators} />
          <SelectFilter name="action" label={t("filter.action")} options={acts} />
          <SelectFilter name="outcome" label={t("filter.outcome")} options={outcomes} />
          <WordsFilter name="subject" label={t("filter.subject")} longest={80} />
          <ApplyButton>{t("filter.apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
    </FilterDisclosure>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("audit-log");
  const locale = useLocale();
  const nameOf = useActionName();
  const kindOf = useSubjectName();
  const { position, at, operator, action, outcome, subject, before, after, reason } = entry;
  const line = (
    <>
      <span className={styles.position}>#{position}</span>
      <time dateTime={at}>{formatMoment(locale, at)}</time>
      <b>{operator?.name ?? t("commandLine")}</b>
      <span className={styles.act}>{nameOf(action)}</span>
      <span className={`${lines.rest} ${styles.subject}`}>
        {subject && `${kindOf(subject.kind)} ${subject.name ?? subject.id}`}
      </span>
      <Pill tone={outcome === "refused" ? "bad" : "bare"}>{t(`outcome.${outcome}`)}</Pill>
    </>
  );
  if (!subject && !before && !after && !reason) return <li className={`${lines.line} ${styles.line}`}>{line}</li>;
  return (
    <li>
      <details>
        <summary className={`${lines.line} ${styles.line}`} data-first>
          {line}
        </summary>
        <div className={styles.change}>
          {reason && <p className={lines.reason}>{t("reason", { reason })}</p>}
          {before && <Side title={t("before")} of={before} subject={subject} />}
          {after && <Side title={t("after")} of={after} subject={subject} />}
          {subject && <Ways subject={subject} />}
        </div>
      </details>
    </li>
  );
}

type Subject = NonNullable<AuditEntry["subject"]>;

const PAGE_OF = { coach: "teamCoach", person: "teamPerson", appointment: "teamPayment" } as const;
const hasPage = (kind: string): kind is keyof typeof PAGE_OF => kind in PAGE_OF;

/** To what an action was about, and to all else that was done with it. */
function Ways({ subject: { kind, id, name } }: { subject: Subject }) {
  const { t } = useTranslation("audit-log");
  return (
    <p className={`${patterns.links} ${lines.reason} ${styles.ways}`}>
      {kind === "case" && (
        <PageLink to="teamCase" params={{ number: id }}>
          {t("ways.case", { number: id })}
        </PageLink>
      )}
      {hasPage(kind) && name && (
        <PageLink to={PAGE_OF[kind]} params={{ id }}>
          {t(kind === "appointment" ? "ways.payment" : "ways.person", { name })}
        </PageLink>
      )}
      <Link to={`?${viewQuery(LOG, { ...readView(LOG, new URLSearchParams()).view, subject: id })}`}>
        {t("ways.same")}
      </Link>
    </p>
  );
}

type SideProps = { title: string; of: Record<string, unknown>; subject: Subject | null };

const Side = ({ title, of, subject }: SideProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <Facts of={of} subject={subject} />
  </section>
);
