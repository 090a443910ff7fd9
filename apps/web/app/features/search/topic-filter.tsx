import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CheckBoxes, More } from "./check-boxes.tsx";
import styles from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";
import { unpackValues } from "./values.ts";

type TopicFilterProps = {
  shown: ShownSearch;
  /** The chosen ones, removable. */
  pills: React.ReactNode;
};

/** The topics of the six areas, each area collapsible. */
export function TopicFilter({ shown: { areas, names, search, counts }, pills }: TopicFilterProps) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  const count = { isExact: counts?.isExact ?? true, locale, t };
  const chosenIn = (topics: readonly { value: string }[]) =>
    topics.filter(({ value }) => search.topics.includes(value)).length;
  return (
    <fieldset className={styles.group}>
      <legend>{t("topic.label")}</legend>
      {pills}
      {names.topics
        .filter(({ isOwn }) => isOwn)
        .map(({ key, name }) => (
          <label key={key} className={styles.check}>
            <input type="checkbox" name="topic" value={key} defaultChecked form={SEARCH_FORM} />
            <span>{name}</span>
          </label>
        ))}
      {areas.map(({ key, name, count: inArea, topics }) => {
        const values = unpackValues(topics);
        const isWhole = search.areas.some((area) => area === key);
        const chosen = isWhole ? 1 : chosenIn(values);
        const whole = [{ value: key, name: t("topic.whole"), count: inArea }];
        return (
          <More
            key={key}
            isChosen={chosen > 0}
            summary={
              <>
                <span>{name}</span>
                {chosen > 0 && <Chosen count={chosen} />}
              </>
            }
          >
            <div data-area={key}>
              <CheckBoxes name="area" values={whole} chosen={search.areas} {...count} />
              <CheckBoxes name="topic" values={values} chosen={search.topics} {...count} />
            </div>
          </More>
        );
      })}
    </fieldset>
  );
}

function Chosen({ count }: { count: number }) {
  const { t } = useTranslation("search-filters");
  return (
    <b className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t("topic.chosen", { count })}</VisuallyHidden>
    </b>
  );
}
