import { areaByKey } from "@aufwind/rules/areas";
import type { AreaKey } from "@aufwind/rules/areas-catalog";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./area-page.module.css";

/** The topics of an area, each with one line. */
export function TopicList({ area }: { area: AreaKey }) {
  const { t } = useTranslation("areas");
  const locale = useLocale();
  const topics = areaByKey(area)?.topics ?? [];
  return (
    <Section title={t("list")}>
      <dl className={styles.topics}>
        {topics.map((topic) => (
          <div key={topic.key} id={topic.key}>
            <dt>
              <PageLink to="search" query={`topic=${topic.key}`}>
                {topic[locale]}
              </PageLink>
            </dt>
            <dd>{t(`lines.${topic.key}` as "lines.stress")}</dd>
          </div>
        ))}
      </dl>
      {topics.some((topic) => topic.health) && (
        <p className={styles.health}>
          <Icon name="lock" /> {t("health")}
        </p>
      )}
    </Section>
  );
}

/** What a coach can do here, and where other help is needed. */
export function Limits({ area }: { area: AreaKey }) {
  const { t } = useTranslation("areas");
  return (
    <div className={styles.limits}>
      <section>
        <h2>{t("can")}</h2>
        <ul>
          {(["first", "second", "third", "fourth"] as const).map((key) => (
            <li key={key}>
              <Icon name="check" /> {t(`areas.${area}.can.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.cannot}>
        <h2>{t("cannot")}</h2>
        <ul>
          <li>{t(`areas.${area}.cannot`)}</li>
          <li>{t("limits.therapy")}</li>
          <li>{t("limits.diagnosis")}</li>
          <li>{t("limits.emergency")}</li>
        </ul>
      </section>
    </div>
  );
}

/** A link to the search, for the topics of an area if `query` says so. */
export function TopicsCall({ query = "" }: { query?: string }) {
  const { t } = useTranslation("areas");
  return (
    <section className={styles.call}>
      <div>
        <h2>{t("call.title")}</h2>
        <p>{t("call.text")}</p>
      </div>
      <PageButton to="search" query={query} look="accent">
        {t("call.button")}
      </PageButton>
    </section>
  );
}
