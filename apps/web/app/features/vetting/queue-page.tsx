import { CHECK_STATES } from "@aufwind/rules/vetting";
import { Link } from "react-router";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { formatRelative } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenRows } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import { RowFacts } from "../../shared/list/row-facts.tsx";
import rows from "../../shared/list/rows.module.css";
import { formatOverdue } from "../../shared/overdue.ts";
import { ProvenListPage } from "../../shared/proof/proven-list-page.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { CoachCheck } from "./coach-check.tsx";
import type { QueueFacts } from "./team.server.ts";

const queryOf = ({ state }: QueueFacts["view"], coach: string) => new URLSearchParams({ state, coach });

/** Coaches whom the team checks, what has waited longest first, beside what is checked of one. */
export function QueuePage({ view, queue, coach, credentials, now }: QueueFacts) {
  const { t } = useTranslation("vetting-team");
  return (
    <ProvenListPage
      title={t("title")}
      lead={t("lead")}
      list={<CoachList {...{ view, queue, now }} chosenId={coach?.coachId} />}
      isChosen={coach !== null}
      back={{ to: `?state=${view.state}`, label: t("all") }}
      detail={
        coach && (
          <CoachCheck key={coach.coachId} {...{ coach, credentials }} query={String(queryOf(view, coach.coachId))} />
        )
      }
    />
  );
}

type CoachListProps = Pick<QueueFacts, "view" | "queue" | "now"> & { chosenId: string | undefined };

function CoachList({ view, queue, now, chosenId }: CoachListProps) {
  const { t } = useTranslation("vetting-team");
  const locale = useLocale();
  const tabs = CHECK_STATES.map((state) => ({
    key: state,
    to: `?state=${state}`,
    label: t("tab", { state: t(`states.${state}`), count: queue.counts[state] }),
    isHere: state === view.state,
  }));
  return (
    <div className={chosen.list}>
      <ListTabs label={t("tabs")} tabs={tabs} />
      {queue.items.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      )}
      <ChosenRows>
        {queue.items.map(({ coachId, name, check }) => (
          <li key={coachId} className={`${rows.row} ${chosen.row}`}>
            <div>
              <Link
                className={`${rows.name} ${rows.link}`}
                to={`?${queryOf(view, coachId)}`}
                aria-current={chosenId === coachId ? "true" : undefined}
                preventScrollReset
              >
                {name}
              </Link>
              {check && (
                <RowFacts
                  className={rows.soft}
                  facts={[
                    check.reasons.map((reason) => t(`reasons.${reason}`)).join(", "),
                    formatDate(locale, check.submittedAt),
                  ]}
                />
              )}
            </div>
            {check?.state === "waiting" && <Deadline dueAt={Date.parse(check.dueAt)} now={now} />}
          </li>
        ))}
      </ChosenRows>
    </div>
  );
}

function Deadline({ dueAt, now }: { dueAt: number; now: number }) {
  const { t } = useTranslation("vetting-team");
  const locale = useLocale();
  return dueAt < now ? (
    <Pill tone="bad">{t("overdue", { since: formatOverdue(locale, { at: dueAt, now }) })}</Pill>
  ) : (
    <Pill tone="plain">{t("due", { when: formatRelative(locale, { at: dueAt, now }) })}</Pill>
  );
}
