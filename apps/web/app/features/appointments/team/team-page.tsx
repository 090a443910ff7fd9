import type { TeamAppointmentItem } from "@aufwind/contract/appointments-team";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { Link } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatAmount, formatMoment, formatNumber } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRows } from "../../../shared/list/chosen-row.tsx";
import chosenRows from "../../../shared/list/chosen-rows.module.css";
import { DAY_RANGES } from "../../../shared/list/day-range.ts";
import { ApplyButton, DayFilter, FilterFields, FilterForm, SelectFilter } from "../../../shared/list/filter-form.tsx";
import { FindForm } from "../../../shared/list/find-form.tsx";
import { FilterDisclosure } from "../../../shared/list/list-parts.tsx";
import { MoreLink } from "../../../shared/list/more-link.tsx";
import { RowFacts } from "../../../shared/list/row-facts.tsx";
import rows from "../../../shared/list/rows.module.css";
import { countFilters, viewQuery } from "../../../shared/list/view.ts";
import { ProofPanel } from "../../../shared/proof/proof-step.tsx";
import { ProvenListPage } from "../../../shared/proof/proven-list-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pill } from "../../../ui/pill.tsx";
import styles from "./team.module.css";
import type { TeamAppointmentsFacts } from "./team.server.ts";
import { TeamDetail } from "./team-detail.tsx";
import { TEAM_APPOINTMENTS, TONES } from "./team-view.ts";

type Found = FormResult<{ items: TeamAppointmentItem[] }>;

/** Everybody's appointments, those of today first, beside the one that was chosen. */
export function TeamAppointmentsPage({ view, list, chosen }: TeamAppointmentsFacts) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const result = useAnswer<Found>();
  const found = result?.ok && result.form === "search" ? result.data.items : null;
  const query = viewQuery(TEAM_APPOINTMENTS, view);
  const items = found ?? list.items;
  const count = found ? found.length : list.totalCount;
  const parts = (
    <div className={chosenRows.list}>
      <FindForm name="search" label={t("search")} help={t("searchHelp")} button={t("find")} query={query} />
      <Filters view={view} />
      <p role="status" className={styles.soft}>
        {t("count", { count, shown: formatNumber(locale, count) })}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <Rows items={items} query={query} openId={chosen && chosen !== "stale" ? chosen.id : undefined} />
      )}
      {!found && list.more && (
        <MoreLink to={`?${viewQuery(TEAM_APPOINTMENTS, { ...view, page: list.more })}`}>{t("more")}</MoreLink>
      )}
    </div>
  );
  return (
    <ProvenListPage
      title={t("title")}
      lead={t("lead")}
      list={parts}
      isChosen={chosen !== null}
      back={{ to: `?${query}`, label: t("toList") }}
      detail={
        chosen === "stale" ? (
          <ProofPanel />
        ) : (
          chosen && <TeamDetail key={chosen.id} appointment={chosen} query={withChosen(query, chosen.id)} />
        )
      }
    />
  );
}

function Filters({ view }: Pick<TeamAppointmentsFacts, "view">) {
  const { t } = useTranslation("appointments-team");
  const count = countFilters(TEAM_APPOINTMENTS, view);
  const statuses = STATUSES.map((status) => [status, t(`appointments:status.${status}`)] as const);
  return (
    <FilterDisclosure count={count} summary={t("filters", { count })}>
      <FilterForm list={TEAM_APPOINTMENTS} view={view}>
        <FilterFields>
          <SelectFilter
            name="span"
            label={t("span.label")}
            options={DAY_RANGES.map((span) => [span, t(`span.${span}`)] as const)}
          />
          <SelectFilter name="status" label={t("status")} options={[["", t("all")], ...statuses]} />
          <DayFilter name="day" label={t("day")} />
          <input type="hidden" name="person" value={view.person} />
          <ApplyButton look="ghost">{t("apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
    </FilterDisclosure>
  );
}

/** The list's own part of the address, and the appointment that is open beside it. */
const withChosen = (query: string, id: string) => `${query ? `${query}&` : ""}appointment=${id}`;

type RowsProps = { items: readonly TeamAppointmentItem[]; query: string; openId: string | undefined };

function Rows({ items, query, openId }: RowsProps) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  return (
    <ChosenRows>
      {items.map(({ id, client, coach, scheduledAt, scheduledStatus, awaiting, feeCents }) => (
        <li key={id} className={`${rows.row} ${chosenRows.row}`}>
          <div>
            <Link
              className={`${rows.name} ${rows.link}`}
              to={`?${withChosen(query, id)}`}
              aria-current={id === openId ? "true" : undefined}
              preventScrollReset
            >
              {t("pair", { client: client.name || t("gone"), coach: coach.name || t("gone") })}
            </Link>
            <RowFacts
              className={rows.soft}
              facts={[
                formatMoment(locale, scheduledAt),
                feeCents === 0 ? t("appointments:free") : formatAmount(locale, feeCents),
              ]}
            />
          </div>
          <Pill tone={awaiting === "team" ? "warn" : TONES[scheduledStatus]}>
            {awaiting === "team" ? t("awaited.team") : t(`appointments:status.${scheduledStatus}`)}
          </Pill>
        </li>
      ))}
    </ChosenRows>
  );
}
