import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./voices.module.css";

const VOICES = ["first", "second", "third"] as const;

/** Examples for the demo; in production only real reviews may be shown. */
export function Voices() {
  const { t } = useTranslation("home");
  return (
    <Section title={t("voices.title")}>
      <ul className={styles.voices}>
        {VOICES.map((key) => (
          <li key={key}>
            <figure>
              <blockquote>{t(`voices.${key}.text`)}</blockquote>
              <figcaption>{t(`voices.${key}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("voices.note")}</p>
    </Section>
  );
}
