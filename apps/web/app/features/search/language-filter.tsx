import { LANGUAGES } from "@aufwind/rules/languages/languages";
import { useState } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { CheckBoxes } from "./check-boxes.tsx";
import styles from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";

/** The languages spoken most, and all others behind a line. */
export function LanguageFilter({ shown: { languages, search, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const count = { isExact: counts?.isExact ?? true, locale, t };
  const [open] = useState(() => languages.others.some(({ value }) => search.languages.some((each) => each === value)));
  return (
    <fieldset className={styles.group}>
      <legend>{t("language.label")}</legend>
      <CheckBoxes name="language" values={languages.first} chosen={search.languages} {...count} />
      <details className={styles.more} open={open}>
        <summary>
          <span>{t("language.all", { count: LANGUAGES.length })}</span>
          <Icon name="chevronDown" />
        </summary>
        <CheckBoxes name="language" values={languages.others} chosen={search.languages} {...count} />
      </details>
    </fieldset>
  );
}
