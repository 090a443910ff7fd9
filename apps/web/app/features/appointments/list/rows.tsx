import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { RowTable } from "../../../shared/list/row-table.tsx";
import rows from "../../../shared/list/rows.module.css";
import { PAGES_OF } from "../actions.ts";
import { Face, ItemTime, StatusBadge, useOtherName } from "../appointment-summary.tsx";
import { RowActions } from "./row-actions.tsx";
import styles from "./rows.module.css";

const yearOf = (at: string | number) => berlinDay(at).slice(0, 4);

type RowsProps = { items: readonly AppointmentItem[]; side: Side; now: number };

/** A list of appointments: columns if there is space, cards on a phone. */
export function Rows({ items, side, now }: RowsProps) {
  const { t } = useTranslation("appointments");
  return (
    <RowTable
      className={styles.table}
      headClassName={styles.head}
      heads={[t(`list.who.${side}`), t("list.when"), t("list.status"), t("list.price")]}
      label={t("list.label")}
    >
      {items.map((item) => (
        <Row key={item.id} {...{ item, side, now }} />
      ))}
    </RowTable>
  );
}

function Row({ item, side, now }: Omit<RowsProps, "items"> & { item: AppointmentItem }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { id, consultation, durationMinutes, scheduledAt, scheduledStatus, feeCents, packageId, series } = item;
  const isThisYear = yearOf(scheduledAt) === yearOf(now);
  return (
    <li className={rows.row}>
      <div className={`${rows.who} ${styles.who}`}>
        <Face people={item} side={side} />
        <div>
          <PageLink className={`${rows.name} ${rows.link}`} data-first to={PAGES_OF[side].one} params={{ id }}>
            {useOtherName(item, side)}
          </PageLink>
          <p className={rows.soft}>
            {t(`kinds.${consultation}`)}, {t("minutes", { count: durationMinutes })}
          </p>
          {series && (
            <p className={rows.soft}>
              <PageLink to={PAGES_OF[side].series} params={{ id: series.id }}>
                {scheduledStatus === "Pending"
                  ? t("detail.seriesOf", { dates: series.waiting })
                  : t("detail.series", { place: series.place, total: series.count })}
              </PageLink>
            </p>
          )}
        </div>
      </div>
      <div className={styles.when}>
        <ItemTime item={item} shape={isThisYear ? "moment" : "dated"} />
      </div>
      <div>
        <StatusBadge item={item} side={side} />
      </div>
      <div className={styles.price}>
        {feeCents === 0 ? t("free") : formatMoney(locale, feeCents)}
        {packageId && <p className={rows.soft}>{t("list.package")}</p>}
      </div>
      <RowActions {...{ item, side, now }} />
    </li>
  );
}
