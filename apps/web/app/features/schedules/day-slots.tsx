import type { Locale } from "@aufwind/rules/locale";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { dayParts } from "../../shared/slot-picker/day-parts.ts";
import { Note } from "../../ui/notices.tsx";
import styles from "./preview.module.css";
import type { PreviewFacts } from "./preview.server.ts";
import { BERLIN, formatClock } from "./wall-time.ts";

type DayProps = { chosen: NonNullable<PreviewFacts["chosen"]>; zone: string; place: string };

/** The free starts of one day, in Berlin time and, if it differs, in the coach's. */
export function DaySlots({ chosen: { date, slots, change, ownChange }, zone, place }: DayProps) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const named = change === "back" || ownChange === "back";
  const differs = slots.some((at) => ownTime(locale, { at, zone, named: false }) !== undefined);
  return (
    <section className={styles.day} id="day" aria-live="polite">
      <h2>{formatDay(locale, date, "long")}</h2>
      <p className={styles.soft}>{t(differs ? "preview.bothZones" : "preview.berlin", { place })}</p>
      {change && <Note icon="clock">{t(`preview.change.${change}`, { place: "Berlin" })}</Note>}
      {differs && ownChange && <Note icon="clock">{t(`preview.change.${ownChange}`, { place })}</Note>}
      {dayParts(slots).map((part) => (
        <div key={part.part} className={styles.part}>
          <h3>{t(`preview.parts.${part.part}`)}</h3>
          <ul>
            {part.slots.map((at) => (
              <li key={at}>
                <time dateTime={at}>{formatClock(locale, { at, zone: BERLIN, named })}</time>
                {differs && <small>{ownTime(locale, { at, zone, named }) ?? ""}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The coach's time, with the weekday if it differs; undefined if it is Berlin's. */
function ownTime(locale: Locale, { at, zone, named }: { at: string; zone: string; named: boolean }) {
  const [theirs = "", own = ""] = [BERLIN, zone].map((each) => formatClock(locale, { at, zone: each, weekday: true }));
  if (theirs === own) return undefined;
  const isOtherDay = theirs.split(",")[0] !== own.split(",")[0];
  return formatClock(locale, { at, zone, named, weekday: isOtherDay });
}
