import type { HalfYear, ListedContent } from "@aufwind/contract/content-decisions-team";
import { CONTENT_DECISIONS } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS } from "@aufwind/rules/content-notices";
import { formatDate, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ApplyButton, FilterFields, FilterForm, SelectFilter } from "../../shared/list/filter-form.tsx";
import { FilterDisclosure, ListCount } from "../../shared/list/list-parts.tsx";
import { MoreLink } from "../../shared/list/more-link.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { FileButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./contents.module.css";
import { CONTENTS, STATES } from "./contents-view.ts";
import type { ContentsFacts } from "./team.server.ts";

/** Reported contents and what was decided about them; and the counts that the law asks for. */
export function ContentsPage({ view, list, halfYears }: ContentsFacts) {
  const { t } = useTranslation("content-decisions-team");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className={styles.list}>
        <Filters view={view} />
        <ListCount count={list.totalCount}>{t("count", { count: list.totalCount })}</ListCount>
        {list.items.length === 0 ? (
          <EmptyState title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        ) : (
          <Contents items={list.items} />
        )}
        {list.hasNext && (
          <MoreLink to={`?${viewQuery(CONTENTS, { ...view, page: view.page + 1 })}`}>{t("more")}</MoreLink>
        )}
      </div>
      <Panels>
        <Transparency halfYears={halfYears} />
      </Panels>
    </>
  );
}

function Filters({ view }: Pick<ContentsFacts, "view">) {
  const { t } = useTranslation("content-decisions-team");
  const chosen = [view.kind, view.state, view.decision].filter(Boolean).length;
  const all = ["", t("filter.all")] as const;
  return (
    <FilterDisclosure count={chosen} summary={t("filter.summary", { count: chosen })}>
      <FilterForm list={CONTENTS} view={view}>
        <FilterFields>
          <SelectFilter
            name="kind"
            label={t("filter.kind")}
            options={[all, ...CONTENT_KINDS.map((each) => [each, t(`kinds.${each}`)] as const)]}
          />
          <SelectFilter
            name="state"
            label={t("filter.state")}
            options={[all, ...STATES.map((each) => [each, t(`states.${each}`)] as const)]}
          />
          <SelectFilter
            name="decision"
            label={t("filter.decision")}
            options={[all, ...CONTENT_DECISIONS.map((each) => [each, t(`decided.${each}`)] as const)]}
          />
          <ApplyButton>{t("filter.apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
    </FilterDisclosure>
  );
}

const TONES = { waiting: "warn", appealed: "bad", decided: "plain" } as const;

const Contents = ({ items }: { items: readonly ListedContent[] }) => {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {items.map(({ contentId, kind, author, reasons, notices, since, state, decision, caseNumber }) => (
        <li key={contentId}>
          <div>
            <b>
              {caseNumber === null ? (
                t(`kinds.${kind}`)
              ) : (
                <PageLink to="teamCase" params={{ number: String(caseNumber) }}>
                  {t(`kinds.${kind}`)} #{caseNumber}
                </PageLink>
              )}
            </b>{" "}
            {author ?? t("noAuthor")}
            <p>
              {t("notices", { count: notices })} · {reasons.map((reason) => t(`reasons.${reason}`)).join(", ")} ·{" "}
              {formatDate(locale, since)}
            </p>
          </div>
          <span className={styles.marks}>
            {decision && <Pill>{t(`decided.${decision}`)}</Pill>}
            <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>
          </span>
        </li>
      ))}
    </ul>
  );
};

const COLUMNS = ["notices", "keep", "restrict", "remove", "suspend", "appeals", "reversed"] as const;

/** Art. 15 and 24 of the Digital Services Act. */
function Transparency({ halfYears }: { halfYears: readonly HalfYear[] }) {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  return (
    <Panel
      title={t("transparency.title")}
      aside={
        <FileButton href="/api/operators/content-transparency/csv" look="ghost" small download>
          <Icon name="download" /> {t("transparency.csv")}
        </FileButton>
      }
    >
      <p>{t("transparency.lead")}</p>
      <table className={styles.table} aria-label={t("transparency.title")}>
        <thead>
          <tr>
            <th scope="col">{t("transparency.halfYear")}</th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {t(`transparency.${key}`)}
              </th>
            ))}
            <th scope="col">{t("transparency.median")}</th>
          </tr>
        </thead>
        <tbody>
          {halfYears.map((row) => (
            <tr key={`${row.year}-${row.half}`}>
              <th scope="row">
                {t(row.half === 1 ? "transparency.half.first" : "transparency.half.second", { year: String(row.year) })}
              </th>
              {COLUMNS.map((key) => (
                <td key={key} data-label={t(`transparency.${key}`)}>
                  {formatNumber(locale, row[key])}
                </td>
              ))}
              <td data-label={t("transparency.median")}>
                {row.medianHours === null
                  ? "–"
                  : t("transparency.hours", { hours: formatNumber(locale, row.medianHours) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
