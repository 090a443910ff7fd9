import { LANGUAGES } from "@aufwind/rules/languages";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CheckBoxes } from "./check-boxes.tsx";
import styles from "./filters.module.css";
import { More } from "./more.tsx";
import type { ShownSearch } from "./search.server.ts";
import { unpackValues } from "./values.ts";

/** The languages spoken most, and all others behind a line. */
export function LanguageFilter({ shown: { languages, search, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search");
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
