import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import { FREE_WITHIN, RATING_FILTERS } from "@aufwind/rules/search/filters";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Star } from "../../ui/rating.tsx";
import { formatCount } from "./active-filters.ts";
import { CheckBoxes, More } from "./check-boxes.tsx";
import { Chips } from "./chips.tsx";
import { FeeFilter } from "./fee-filter.tsx";
import styles from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";
import { TopicFilter } from "./topic-filter.tsx";
import { unpackValues } from "./values.ts";

type FiltersProps = {
  shown: ShownSearch;
  /** Whether the chosen topics stand here, since they are not shown above the filters. */
  hasPills?: boolean;
};

/** All filters. Each control belongs to the form of the search box, wherever it is. */
export function Filters({ shown, hasPills = false }: FiltersProps) {
  const { t } = useTranslation("search-filters");
  const { search, counts } = shown;
  return (
    <div className={styles.filters}>
      <TopicFilter shown={shown} pills={hasPills && <Chips shown={shown} only="topics" />} />
      <LanguageFilter shown={shown} />
      <FeeFilter shown={shown} />
      <Choices
        {...{ name: "rating", legend: t("rating.label"), any: t("rating.any"), chosen: search.rating }}
        counts={counts?.rating}
        isExact={counts?.isExact}
        values={RATING_FILTERS.map((stars) => ({ value: stars, name: t("rating.up", { stars }) }))}
        sign={<Star />}
      />
      <Choices
        {...{ name: "free", legend: t("free.label"), any: t("free.any"), chosen: search.free }}
        counts={counts?.free}
        isExact={counts?.isExact}
        values={FREE_WITHIN.map((days) => ({
          value: days,
          name: days === 1 ? t("free.soon") : t("free.days", { days }),
        }))}
      />
      <Choices
        {...{ name: "type", legend: t("type.label"), any: t("type.any"), chosen: search.type }}
        counts={counts?.type}
        isExact={counts?.isExact}
        values={CONSULTATIONS.map((type) => ({ value: type, name: t(`type.${type}`) }))}
      />
      <Choices
        {...{ name: "gender", legend: t("gender.label"), any: t("gender.any"), chosen: search.gender }}
        counts={counts?.gender}
        isExact={counts?.isExact}
        values={GENDER_IDENTITIES.map((gender) => ({ value: gender, name: t(`gender.${gender}`) }))}
      />
      <Choices
        {...{ name: "verified", legend: t("verified.label"), any: t("verified.any"), chosen: search.verified }}
        counts={counts?.verified}
        isExact={counts?.isExact}
        values={[{ value: "true", name: t("verified.only") }]}
      />
      <Choices
        {...{ name: "packages", legend: t("packages.label"), any: t("packages.any"), chosen: search.packages }}
        counts={counts?.packages}
        isExact={counts?.isExact}
        values={[{ value: "true", name: t("packages.only") }]}
      />
      <div className={styles.apply}>
        <Button type="submit" form={SEARCH_FORM} wide>
          {t("filters.apply")}
        </Button>
      </div>
    </div>
  );
}

/** The most common languages, and all others collapsed. */
function LanguageFilter({ shown: { languages, search, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  const count = { isExact: counts?.isExact ?? true, locale, t };
  const [first, others] = [unpackValues(languages.first), unpackValues(languages.others)];
  const isChosen = others.some(({ value }) => search.languages.some((each) => each === value));
  return (
    <fieldset className={styles.group}>
      <legend>{t("language.label")}</legend>
      <CheckBoxes name="language" values={first} chosen={search.languages} {...count} />
      <More isChosen={isChosen} summary={<span>{t("language.all", { count: LANGUAGES.length })}</span>}>
        <CheckBoxes name="language" values={others} chosen={search.languages} {...count} />
      </More>
    </fieldset>
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  /** The label of no choice. */
  any: string;
  chosen: string | number | null;
  values: readonly { value: string | number; name: string }[];
  counts: Record<string, number> | undefined;
  isExact: boolean | undefined;
  sign?: React.ReactNode;
};

/** One of a few values, or any. */
function Choices({ name, legend, any, chosen, values, counts, isExact = true, sign }: ChoicesProps) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <label className={styles.check}>
        <input type="radio" name={name} value="" defaultChecked={chosen === null} form={SEARCH_FORM} />
        <span>{any}</span>
      </label>
      {values.map(({ value, name: label }) => {
        const count = counts && (counts[value] ?? 0);
        return (
          <label key={value} className={styles.check} data-none={count === 0 ? "" : undefined}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} form={SEARCH_FORM} />
            <span>
              {sign} {label}
            </span>
            {count !== undefined && <small>{formatCount(count, { isExact, locale, t })}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
