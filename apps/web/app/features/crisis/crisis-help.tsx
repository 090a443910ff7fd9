import { CRISIS_LINES } from "@aufwind/rules/crisis";
import { useEffect } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./crisis-line.module.css";
import crisisSignpostStyles from "./crisis-signpost.module.css";

const FIRST = CRISIS_LINES.slice(0, 3);

/** The first numbers in one line, on pages about something else; announced when it appears. */
export function CrisisLine() {
  const { t } = useTranslation("crisis");
  const numbers = FIRST.map(({ key, number }) => `${t(`${key}.name`)} ${number}`).join(", ");
  useEffect(() => announce(`${t("title")}: ${numbers}`), [t, numbers]);
  return (
    <div className={styles.line}>
      <Icon name="phone" />
      <p>
        <b>{t("title")}:</b>
        {FIRST.map(({ key, number, dial }) => (
          <span key={key}>
            {t(`${key}.name`)}{" "}
            <a href={`tel:${dial}`} aria-label={t("call", { name: t(`${key}.name`), number })}>
              {number}
            </a>
          </span>
        ))}
        <PageLink to="topics" hash="crisis-help">
          {t("all")}
        </PageLink>
      </p>
    </div>
  );
}

/** The crisis numbers; shown wherever a topic may be an emergency. */
export function CrisisSignpost() {
  const { t } = useTranslation("crisis");
  return (
    <section className={crisisSignpostStyles.crisis} aria-labelledby="crisis-help">
      <h2 id="crisis-help">
        <Icon name="phone" /> {t("title")}
      </h2>
      <p>{t("lead")}</p>
      <ul>
        {CRISIS_LINES.map(({ key, number, dial }) => (
          <li key={key}>
            <a href={`tel:${dial}`} aria-label={t("call", { name: t(`${key}.name`), number })}>
              {number}
            </a>
            <b>{t(`${key}.name`)}</b>
            <span>{t(`${key}.note`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
