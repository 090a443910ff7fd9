import type { TeamAppointmentItem } from "@aufwind/contract/appointments-team";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { Link, useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { formatAmount, formatMoment, formatNumber } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Beside } from "../../../shared/beside.tsx";
import { SPANS } from "../../../shared/list/around-today.ts";
import chosenRows from "../../../shared/list/chosen-rows.module.css";
import { ApplyButton, DayFilter, FilterFields, FilterForm, SelectFilter } from "../../../shared/list/filter-form.tsx";
import { FindForm } from "../../../shared/list/find-form.tsx";
import { MoreLink } from "../../../shared/list/more-link.tsx";
import rows from "../../../shared/list/rows.module.css";
import { viewQuery } from "../../../shared/list/view.ts";
import { ProofPanel, ProofStep } from "../../../shared/proof/proof-step.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { EmptyState } from "../../../ui/placeholders.tsx";
import styles from "./team.module.css";
import type { TeamAppointmentsFacts } from "./team.server.ts";
import { TeamDetail } from "./team-detail.tsx";
import { TEAM_APPOINTMENTS } from "./team-view.ts";

type Found = FormResult<{ items: TeamAppointmentItem[] }>;

/** Everybody's appointments, those of today first, beside the one that was chosen. */
export function TeamAppointmentsPage({ view, list, chosen }: TeamAppointmentsFacts) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const result = useActionData<Found>();
  const found = result?.ok && result.form === "search" ? result.data.items : null;
  const query = viewQuery(TEAM_APPOINTMENTS, view);
  const statuses = ["", ...STATUSES].map(
    (status) => [status, status ? t(`appointments:status.${status as (typeof STATUSES)[number]}`) : t("all")] as const,
  );
  const items = found ?? list.items;
  const count = found ? found.length : list.totalCount;
  const parts = (
    <div className={chosenRows.list}>
      <FindForm name="search" label={t("search")} help={t("searchHelp")} button={t("find")} query={query} />
      <FilterForm list={TEAM_APPOINTMENTS} view={view}>
        <FilterFields>
          <SelectFilter
            name="span"
            label={t("span.label")}
            options={SPANS.map((span) => [span, t(`span.${span}`)] as const)}
          />
          <SelectFilter name="status" label={t("status")} options={statuses} />
          <DayFilter name="day" label={t("day")} />
          <input type="hidden" name="person" value={view.person} />
          <ApplyButton>{t("apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
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
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <Beside
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
    </>
  );
}

/** The list's own part of the address, and the appointment that is open beside it. */
const withChosen = (query: string, id: string) => `${query ? `${query}&` : ""}appointment=${id}`;

const TONES: Record<(typeof STATUSES)[number], "teal" | "warn" | "bad" | "plain"> = {
  Pending: "warn",
  Rescheduled: "warn",
  Scheduled: "teal",
  Completed: "plain",
  Cancelled: "plain",
  Rejected: "plain",
  "No Show": "bad",
};

type RowsProps = { items: readonly TeamAppointmentItem[]; query: string; openId: string | undefined };

function Rows({ items, query, openId }: RowsProps) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  return (
    <div className={`${rows.table} ${chosenRows.table}`}>
      <ul>
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
              <span className={rows.soft}>
                {formatMoment(locale, scheduledAt)} ·{" "}
                {feeCents === 0 ? t("appointments:free") : formatAmount(locale, feeCents)}
              </span>
            </div>
            <Pill tone={awaiting === "team" ? "warn" : TONES[scheduledStatus]}>
              {awaiting === "team" ? t("awaited.team") : t(`appointments:status.${scheduledStatus}`)}
            </Pill>
          </li>
        ))}
      </ul>
    </div>
  );
}
