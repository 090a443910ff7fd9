import { CRISIS_LINES } from "@aufwind/rules/crisis";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./crisis-signpost.module.css";

/** The crisis numbers; shown wherever a topic may be an emergency. */
export function CrisisSignpost() {
  const { t } = useTranslation("crisis");
  return (
    <section className={styles.crisis} aria-labelledby="crisis-help">
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
