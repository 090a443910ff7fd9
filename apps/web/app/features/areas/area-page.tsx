import { areaByKey } from "@aufwind/rules/areas";
import type { AreaKey } from "@aufwind/rules/areas-keys";
import { PageLink, PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LineSign } from "../../ui/drawings.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./area-overview.module.css";
import areaPageStyles from "./area-page.module.css";
import type { AreaTile } from "./tiles.server.ts";

/** Every area with all its topics, each a link to its line. */
export function AreaOverview({ tiles }: { tiles: AreaTile[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.areas}>
      {tiles.map(({ key, name, path, sign }) => (
        <li key={key}>
          <h2>
            <LineSign path={sign} />
            <PathLink className={styles.name} to={path}>
              {name}
            </PathLink>
          </h2>
          <ul className={styles.topics}>
            {areaByKey(key)?.topics.map((topic) => (
              <li key={topic.key}>
                <PathLink to={`${path}#${topic.key}`}>{topic[locale]}</PathLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The topics of an area, each with one line. */
export function TopicList({ area }: { area: AreaKey }) {
  const { t } = useTranslation("areas");
  const locale = useLocale();
  const topics = areaByKey(area)?.topics ?? [];
  return (
    <Section title={t("list")}>
      <dl className={areaPageStyles.topics}>
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
        <p className={areaPageStyles.health}>
          <Icon name="lock" /> {t("health")}
        </p>
      )}
    </Section>
  );
}

/** The cards of some coaches, in whole rows. */
export const WholeRows = ({ children }: { children: React.ReactNode }) => (
  <div className={areaPageStyles.coaches}>{children}</div>
);

/** What a coach can do here, and where other help is needed. */
export function Limits({ area }: { area: AreaKey }) {
  const { t } = useTranslation("areas");
  return (
    <div className={areaPageStyles.limits}>
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
      <section className={areaPageStyles.cannot}>
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
    <section className={areaPageStyles.call}>
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
