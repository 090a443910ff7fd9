import { useState } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CheckBoxes } from "./check-boxes.tsx";
import styles from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";

/** The topics of the six areas, each area behind its name. */
export function TopicFilter({ shown: { areas, names, search, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const count = { isExact: counts?.isExact ?? true, locale, t };
  const chosenIn = (topics: readonly { value: string }[]) =>
    topics.filter(({ value }) => search.topics.includes(value)).length;
  // What is open stays so: an area must not close while somebody is choosing in it.
  const [open] = useState(() => areas.filter(({ topics }) => chosenIn(topics) > 0).map(({ key }) => key));
  return (
    <fieldset className={styles.group}>
      <legend>{t("topic.label")}</legend>
      {names.topics
        .filter(({ isOwn }) => isOwn)
        .map(({ key, name }) => (
          <label key={key} className={styles.check}>
            <input type="checkbox" name="topic" value={key} defaultChecked form={SEARCH_FORM} />
            <span>{name}</span>
          </label>
        ))}
      {areas.map(({ key, name, topics }) => {
        const chosen = chosenIn(topics);
        return (
          <details key={key} className={styles.more} open={open.includes(key)}>
            <summary>
              <span>{name}</span>
              {chosen > 0 && <Chosen count={chosen} />}
              <Icon name="chevronDown" />
            </summary>
            <CheckBoxes name="topic" values={topics} chosen={search.topics} {...count} />
          </details>
        );
      })}
    </fieldset>
  );
}

function Chosen({ count }: { count: number }) {
  const { t } = useTranslation("search");
  return (
    <b>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t("topic.chosen", { count })}</VisuallyHidden>
    </b>
  );
}
