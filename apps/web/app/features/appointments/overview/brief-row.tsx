import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { MINUTE } from "@aufwind/rules/time/durations";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import type { MomentShape } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PAGES_OF } from "../actions.ts";
import { Face, ItemTime, StatusBadge, useOtherName } from "../appointment-summary.tsx";
import styles from "./overview.module.css";

type BriefRowProps = {
  item: AppointmentItem;
  side: Side;
  shape?: MomentShape;
  /** If the status is obvious. */
  plain?: boolean;
  /** An additional line. */
  note?: React.ReactNode;
  /** Its action. */
  acts?: React.ReactNode;
};

/** One appointment on the first page. */
export function BriefRow({ item, side, shape = "moment", plain = false, note, acts }: BriefRowProps) {
  const { t } = useTranslation("appointments");
  const { id, consultation, durationMinutes } = item;
  return (
    <li className={styles.row}>
      <Face people={item} side={side} />
      <div className={styles.text}>
        <PageLink className={styles.when} to={PAGES_OF[side].one} params={{ id }}>
          <ItemTime item={item} shape={shape} />
        </PageLink>
        <p>
          {useOtherName(item, side)} · {t(`kinds.${consultation}`)}, {t("minutes", { count: durationMinutes })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {!plain && <StatusBadge item={item} side={side} />}
      </div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </li>
  );
}

const TAGS = { de: "de-DE", en: "en-GB" } as const;
const STEPS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** "in 3 Tagen", "in 2 Stunden", "in 10 Minuten": rounded down, at least one. */
export function untilThen(at: number, { now, locale }: { now: number; locale: Locale }): string {
  const left = Math.max(at - now, MINUTE);
  const [unit, length] = STEPS.find(([, length]) => left >= length) ?? ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(TAGS[locale]).format(Math.floor(left / length), unit);
}

/** "begins in 2 hours": by the server's clock first, then by the browser's. */
export function UntilStart({ at, now }: { at: string; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const moment = useServerTime(now);
  const start = Date.parse(at);
  return start > moment ? t("home.begins", { time: untilThen(start, { now: moment, locale }) }) : t("home.running");
}
