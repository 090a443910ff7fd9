import { useEffect, useRef } from "react";
import { BERLIN, berlinDay, formatDay, momentOf, placeName } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useZoneOutsideBerlin } from "../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { weekOf } from "../../platform/i18n/week.ts";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import { dayParts } from "./day-parts.ts";
import type { SlotPickerProps } from "./picked.ts";
import { slotLabels } from "./slot-labels.ts";
import styles from "./slot-picker.module.css";
import { IN_PLACE } from "./use-picker-links.ts";

/** The free slots of the chosen day by part of the day, or what to do first. */
export function DaySlots(props: SlotPickerProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const { days, day, start, addressOf } = props;
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  const box = useChosenInView(start);
  const zone = useZoneOutsideBerlin();
  const labels = new Map(slotLabels(slots, { locale, zone }).map((label) => [label.at, label]));
  const isAway = [...labels.values()].some(({ local }) => local !== null);
  const isEmpty = days.every(({ slots: free }) => free.length === 0);
  const stop = start ?? slots[0];
  return (
    <div className={styles.slots} ref={box} id="pick-day">
      <VisuallyHidden>
        <p role="status">{day ? t("free", { count: slots.length }) : isEmpty ? t("noneIn") : t("selectDay")}</p>
      </VisuallyHidden>
      {isEmpty && (
        <p className={`${patterns.tapLinks} ${styles.hint}`}>
          <b>{t("noneIn")}</b>
          <span>
            <NextFree {...props} />
          </span>
        </p>
      )}
      {!isEmpty && !day && <p className={styles.hint}>{t("selectDay")}</p>}
      {isAway && <p className={styles.zone}>{t("bothZones", { place: placeName(zone ?? BERLIN) })}</p>}
      {day && slots.length > 0 && (
        <div role="radiogroup" aria-label={formatDay(locale, day, "long")} className={styles.parts}>
          {dayParts(slots).map(({ part, slots: inPart }) => (
            <div key={part} className={styles.part}>
              <span>{t(`parts.${part}`)}</span>
              {inPart.map((at) => {
                const { time, local } = labels.get(at) ?? { time: at, local: null };
                return (
                  <ChoiceLink
                    key={at}
                    href={addressOf({ week: days[0]?.date ?? day, day, start: at })}
                    isChosen={at === start}
                    isStop={at === stop}
                    className={styles.slot}
                  >
                    <time dateTime={at}>{time}</time> {local && <small>{local}</small>}
                  </ChoiceLink>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Leads past weeks without free slots, and back from weeks that are not open yet. */
function NextFree({ nextFreeAt, first, addressOf }: SlotPickerProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  if (!nextFreeAt)
    return (
      <a {...IN_PLACE} href={addressOf({ week: first })}>
        {t("first")}
      </a>
    );
  const day = berlinDay(nextFreeAt);
  return (
    <>
      {t("nextFree")}{" "}
      <a {...IN_PLACE} href={addressOf({ week: weekOf(day), day })}>
        <time dateTime={nextFreeAt}>{momentOf({ at: nextFreeAt }, { locale })}</time>
      </a>
    </>
  );
}

/** Many slots scroll in their own box: the chosen one is brought into its view, and the page stays. */
function useChosenInView(start: string | null) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each choice
  useEffect(() => {
    const slot = box.current?.querySelector<HTMLElement>("[data-chosen]");
    if (!box.current || !slot) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), slot.getBoundingClientRect()];
    if (inner.top < outer.top) box.current.scrollTop -= outer.top - inner.top;
    if (inner.bottom > outer.bottom) box.current.scrollTop += inner.bottom - outer.bottom;
  }, [start]);
  return box;
}
