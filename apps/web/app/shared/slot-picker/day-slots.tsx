import { useEffect, useRef } from "react";
import { BERLIN, formatDay, placeName, useViewerZone } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { dayParts } from "./day-parts.ts";
import type { PickerDay, SlotPickerProps } from "./picked.ts";
import { type SlotLabel, slotLabels } from "./slot-labels.ts";
import styles from "./slot-picker.module.css";
import { IN_PLACE } from "./use-picker-links.ts";

/** The free slots of the chosen day by part of the day, or what to do first. */
export function DaySlots({ open, ...props }: SlotPickerProps & { open: readonly PickerDay[] }) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const { month, day, start, addressOf, then } = props;
  useInView(box, day);
  const slots = open.find(({ date }) => date === day)?.slots ?? [];
  const zone = useViewerZone();
  const labels = slotLabels(slots, { locale, zone });
  const byAt = new Map(labels.map((label) => [label.at, label]));
  const isAway = labels.some(({ local }) => local !== null);
  const place = placeName(zone ?? BERLIN);
  return (
    <section className={styles.slots} id="pick-day" ref={box} aria-labelledby="day">
      <h3 id="day">{day && slots.length > 0 ? formatDay(locale, day, "long") : t("times")}</h3>
      <p role="status" className={styles.count}>
        {saysOf({ open: open.length, day, slots: slots.length, month: formatDay(locale, month, "month") }, t)}
      </p>
      {slots.length > 0 && <p className={styles.zone}>{t(isAway ? "bothZones" : "berlin", { place })}</p>}
      {dayParts(slots).map(({ part, slots: inPart }) => (
        <div key={part} className={styles.part}>
          <h4>{t(`parts.${part}`)}</h4>
          <ul>
            {inPart.map((at) => (
              <li key={at}>
                <a
                  {...IN_PLACE}
                  href={`${addressOf({ month, ...(day && { day }), start: at })}#${then}`}
                  className={styles.slot}
                  aria-current={at === start ? "true" : undefined}
                >
                  <Label {...(byAt.get(at) ?? { at, time: at, local: null })} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const Label = ({ at, time, local }: SlotLabel) => (
  <>
    <time dateTime={at}>{time}</time> {local && <small>{local}</small>}
  </>
);

type SaysOfParams = { open: number; day: string | null; slots: number; month: string };

function saysOf({ open, day, slots, month }: SaysOfParams, t: Translate<"slot-picker">): string {
  if (open === 0) return t("noneIn", { month });
  if (day && slots > 0) return t("free", { count: slots });
  return day ? t("noneOn") : t("selectDay");
}

/** On a phone the slots are below the month: scrolled into view after a day was chosen. */
function useInView(box: React.RefObject<HTMLElement | null>, day: string | null) {
  const before = useRef(day);
  useEffect(() => {
    if (before.current !== day && day) box.current?.scrollIntoView({ block: "nearest" });
    before.current = day;
  }, [box, day]);
}
