import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { useEffect, useRef, useState } from "react";
import { formatMoney } from "../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { readSearch, searchPath } from "../../shared/search-address/search-address.ts";
import patterns from "../../ui/patterns.module.css";
import { formatCount } from "./active-filters.ts";
import styles from "./fee-filter.module.css";
import filters from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";

const { least, most, limit } = FEE_FILTER;
const STEP = 5;
const ENDS = ["min", "max"] as const;

/** The position of a fee on the track. */
const percent = (euros: number) => ((Math.min(Math.max(euros, least), most) - least) / (most - least)) * 100;

/** The price range: two handles on a track, and two fields that take more than it shows. */
export function FeeFilter({ shown: { search, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  const box = useRef<HTMLFieldSetElement>(null);
  const fees = { min: search.minFee, max: search.maxFee };
  const isUnread = useTidyFields(box);
  useEarlySlides(box);
  const above = search.maxFee === most ? (counts?.aboveFee ?? 0) : 0;
  return (
    <fieldset className={filters.group} ref={box}>
      <legend>{t("fee.label")}</legend>
      <div className={styles.track} style={{ "--min": percent(fees.min), "--max": percent(fees.max) } as never}>
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            form={SEARCH_FORM}
            data-end={end}
            aria-label={t(`fee.${end}Slider`)}
            {...{ min: least, max: most, step: STEP }}
            defaultValue={Math.min(Math.max(fees[end], least), most)}
            onInput={({ currentTarget }) => box.current && slide(box.current, currentTarget)}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {ENDS.map((end) => (
          <label key={end}>
            <span>{t(`fee.${end}`)}</span>
            <span className={styles.amount}>
              <input
                type="number"
                name={end}
                form={SEARCH_FORM}
                inputMode="numeric"
                {...{ min: 0, max: limit, step: "any" }}
                defaultValue={fees[end]}
                onInput={() => box.current && follow(box.current)}
              />
              <span aria-hidden="true">€</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.unread} role="status">
        {isUnread && t("fee.unread", { most: formatMoney(locale, limit * 100) })}
      </p>
      <p className={styles.note}>{t("fee.note")}</p>
      {above > 0 && (
        <PathLink
          className={`${patterns.thinLink} ${styles.above}`}
          data-stay
          to={searchPath(locale, { ...search, maxFee: limit, page: 1 })}
        >
          {t("fee.above", {
            count: above,
            shown: formatCount(above, { isExact: counts?.isExact ?? true, locale, t }),
            fee: formatMoney(locale, most * 100),
          })}
        </PathLink>
      )}
    </fieldset>
  );
}

/** On blur both fields show what is searched. Returns whether something else had been typed. */
function useTidyFields(box: React.RefObject<HTMLFieldSetElement | null>): boolean {
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    // Before the search's own listener, further up in the document.
    box.current?.addEventListener("change", ({ currentTarget }) => setUnread(tidy(currentTarget as HTMLElement)), gone);
    return () => gone.abort();
  }, [box]);
  return isUnread;
}

/** A handle may have been moved before this code was there: its field follows now, and the search once it is released. */
function useEarlySlides(box: React.RefObject<HTMLFieldSetElement | null>) {
  useEffect(() => {
    for (const end of ENDS) {
      const [handle, field] = box.current ? [sliderOf(box.current, end), fieldOf(box.current, end)] : [];
      if (!box.current || !handle || handle.value === handle.defaultValue || field?.value !== field?.defaultValue)
        continue;
      slide(box.current, handle);
      if (!handle.matches(":active")) handle.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, [box]);
}

function tidy(box: HTMLElement): boolean {
  const typed = ENDS.map((end) => [end, fieldOf(box, end)?.value ?? ""]);
  const { search, unread } = readSearch(new URLSearchParams(typed));
  for (const [end, euros] of [
    ["min", search.minFee],
    ["max", search.maxFee],
  ] as const) {
    const field = fieldOf(box, end);
    if (field) field.value = String(euros);
  }
  follow(box);
  return unread.length > 0;
}

const sliderOf = (box: HTMLElement, end: string) => box.querySelector<HTMLInputElement>(`[data-end=${end}]`);
const fieldOf = (box: HTMLElement, end: string) => box.querySelector<HTMLInputElement>(`[name=${end}]`);

/** A handle stops at the other one, and updates its field. */
function slide(box: HTMLElement, handle: HTMLInputElement) {
  const end = handle.dataset.end ?? "min";
  const other = Number(sliderOf(box, end === "min" ? "max" : "min")?.value);
  const euros = end === "min" ? Math.min(handle.valueAsNumber, other) : Math.max(handle.valueAsNumber, other);
  handle.value = String(euros);
  const field = fieldOf(box, end);
  if (field) field.value = String(euros);
  paint(handle, end, euros);
}

/** The handles follow the fields. */
function follow(box: HTMLElement) {
  for (const end of ENDS) {
    const [field, handle] = [fieldOf(box, end), sliderOf(box, end)];
    if (!field?.value || !handle) continue;
    handle.value = field.value;
    paint(handle, end, Number(field.value));
  }
}

const paint = (handle: HTMLInputElement, end: string, euros: number) =>
  handle.parentElement?.style.setProperty(`--${end}`, String(percent(euros)));
