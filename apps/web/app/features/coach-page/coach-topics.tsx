import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip, Chips } from "../../ui/chip.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-head.module.css";

/** What the coach works on: each topic leads to everybody who does, each area to what coaching can do there. */
export function CoachTopics({ areas, topicPages }: Pick<ShownCoach, "areas" | "topicPages">) {
  const { t } = useTranslation("coach-page");
  return (
    <>
      <Chips label={t("facts.areas")}>
        {areas.map(({ name, path }) => (
          <li key={name}>
            <PathLink to={path}>
              <Chip>{name}</Chip>
            </PathLink>
          </li>
        ))}
      </Chips>
      {topicPages.length > 0 && (
        <p className={styles.about}>
          {t("facts.about")}{" "}
          {topicPages.map(({ key, name, path }, place) => (
            <span key={key}>
              {place > 0 && " · "}
              <PathLink to={path}>{name}</PathLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
