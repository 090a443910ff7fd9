import { AREAS, MOST_AREAS } from "@aufwind/rules/areas";
import type { Area } from "@aufwind/rules/areas-catalog";
import type { Locale } from "@aufwind/rules/locale";
import { useContext, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { BoxGroup } from "../../../ui/form/choices.tsx";
import { FieldError, FormContext, useField } from "../../../ui/form/field.tsx";
import { CheckboxSearch } from "../../../ui/form/searchable-checkboxes.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { HealthConsent } from "./health-consent.tsx";
import { chosenTopics, foundTopics, TOPIC_FIELD, tickedTopics } from "./preferences.ts";
import styles from "./topics.module.css";

const PAUSE_MS = 200;
/** As the route of the search suggestions answers. */
type Answer = { suggestions: { kind: string; key: string }[] };

/** Topics for a word that is in no topic's name: "Depression", "can't sleep". */
function useMeantTopics(query: string): string[] {
  const locale = useLocale();
  const { load, data } = useFetcher<Answer>({ key: "meant-topics" });
  const word = query.trim();
  useEffect(() => {
    if (!word) return;
    const path = `/${locale}/search-suggestions?${new URLSearchParams({ q: word })}`;
    const pause = setTimeout(() => load(path), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [word, locale, load]);
  if (!word || !data) return [];
  return data.suggestions.filter(({ kind }) => kind === "topic").map(({ key }) => key);
}

type TopicFieldsProps = {
  topics: readonly string[];
  /** Whether the client has consented before. */
  healthConsent: boolean;
  /** The crisis numbers for acute topics. */
  crisis: React.ReactNode;
};

/** One to five topics in six areas; consent and crisis numbers show without JavaScript, too. */
export function TopicFields({ topics, healthConsent, crisis }: TopicFieldsProps) {
  const { t } = useTranslation("clients-preferences");
  const locale = useLocale();
  const { id, error } = useField(TOPIC_FIELD, false);
  const { values } = useContext(FormContext);
  const first = chosenTopics(values, topics);
  const [ticked, setTicked] = useState(first);
  const [query, setQuery] = useState("");
  const group = useRef<HTMLFieldSetElement>(null);
  // Somebody may have ticked boxes before the page was hydrated.
  useEffect(() => {
    if (group.current) setTicked(tickedTopics(group.current));
  }, []);
  const named = AREAS.flatMap((area) => foundTopics(area, query, locale));
  const found = [...new Set([...named, ...useMeantTopics(query)])];
  const over = ticked.length - MOST_AREAS;
  return (
    <div className={styles.topics}>
      <fieldset ref={group} className={styles.areas} onChange={(event) => setTicked(tickedTopics(event.currentTarget))}>
        <legend>{t("topics.legend")}</legend>
        <p className={blocks.tally} id={id} tabIndex={-1} role="status" data-over={over > 0 || undefined}>
          {over > 0
            ? t("topics.over", { count: over })
            : t("topics.chosen", { chosen: ticked.length, most: MOST_AREAS })}
        </p>
        <FieldError id={id} error={error} />
        <CheckboxSearch
          label={t("topics.search")}
          query={query}
          search={setQuery}
          found={found.length > 0 ? t("topics.found", { count: found.length }) : t("topics.none")}
        />
        <div>
          {AREAS.map((area) => (
            <AreaTopics key={area.key} {...{ area, first, ticked, found }} isSearched={query.trim() !== ""} />
          ))}
        </div>
      </fieldset>
      <div className={styles.crisis} role="status">
        {crisis}
      </div>
      <HealthConsent topics={ticked} stored={topics} agreed={healthConsent} />
    </div>
  );
}

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
function AreaTopics({ area, first, ticked, found, isSearched }: AreaTopicsProps) {
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
