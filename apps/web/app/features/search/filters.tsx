import { GENDER_IDENTITIES } from "@aufwind/rules/coaches/coach";
import { CONSULTATIONS } from "@aufwind/rules/consultations/consultations";
import { FREE_WITHIN, RATING_FILTERS } from "@aufwind/rules/search/search";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Star } from "../../ui/star.tsx";
import { Choices } from "./choices.tsx";
import { FeeFilter } from "./fee-filter.tsx";
import styles from "./filters.module.css";
import { LanguageFilter } from "./language-filter.tsx";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";
import { TopicFilter } from "./topic-filter.tsx";

type FiltersProps = {
  shown: ShownSearch;
  /** The chosen topics, where they are not shown above the filters. */
  pills?: React.ReactNode;
};

/** Everything to choose by. Each control belongs to the form of the search box, wherever it stands. */
export function Filters({ shown, pills }: FiltersProps) {
  const { t } = useTranslation("search");
  const { search, counts } = shown;
  return (
    <div className={styles.filters}>
      <TopicFilter shown={shown} pills={pills} />
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
      <div className={styles.apply}>
        <Button type="submit" form={SEARCH_FORM} wide>
          {t("filters.apply")}
        </Button>
      </div>
    </div>
  );
}
