import type { Area } from "@aufwind/rules/areas-catalog";
import type { Locale } from "@aufwind/rules/locale";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { BoxGroup } from "../../../ui/form/box-group.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { TOPIC_FIELD } from "./topic-choice.ts";
import styles from "./topics.module.css";

/** The first topics of an area, so that one knows what it is about without opening it. */
const previewOf = ({ topics }: Area, locale: Locale) =>
  `${topics
    .slice(0, 3)
    .map((topic) => topic[locale])
    .join(", ")} …`;

type AreaTopicsProps = {
  area: Area;
  /** Chosen on page load, and now. */
  first: readonly string[];
  ticked: readonly string[];
  found: readonly string[];
  isSearched: boolean;
};

/** The topics of one area, collapsible; open for search results. */
export function AreaTopics({ area, first, ticked, found, isSearched }: AreaTopicsProps) {
  const { t } = useTranslation("clients-preferences");
  const locale = useLocale();
  const among = (keys: readonly string[]) => area.topics.filter(({ key }) => keys.includes(key)).length;
  const count = among(ticked);
  const summary = (
    <>
      {area.name[locale]}
      {count > 0 && <span className={styles.some}> · {t("topics.some", { count })}</span>}
      <small className={styles.some}>{previewOf(area, locale)}</small>
    </>
  );
  return (
    <div data-apart={(isSearched && among(found) === 0 && count === 0) || undefined}>
      <Disclosure summary={summary} open={isSearched ? among(found) > 0 : among(first) > 0}>
        <BoxGroup
          name={TOPIC_FIELD}
          legend={<VisuallyHidden>{area.name[locale]}</VisuallyHidden>}
          options={area.topics.map(({ key, health, acute, [locale]: name }) => ({
            value: key,
            label: (
              <span
                data-health={health || undefined}
                data-acute={acute || undefined}
                data-apart={!found.includes(key) || undefined}
              >
                {name}
              </span>
            ),
          }))}
          defaultChosen={first}
          first={false}
        />
      </Disclosure>
    </div>
  );
}
