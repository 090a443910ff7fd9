import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";

const TEXTS = ["salesPitch", "aboutMe", "description", "certifications"] as const;

/** What the coach says, in the reader's language or else in the one it was written in. */
export function CoachTexts({ texts }: Pick<ShownCoach, "texts">) {
  const { t } = useTranslation("coach-page");
  const foreign = TEXTS.map((key) => texts[key]?.lang).find((lang) => lang !== undefined);
  return (
    <>
      {foreign && <p className={styles.foreign}>{t(`texts.only.${foreign}`)}</p>}
      {TEXTS.map((key) => {
        const told = texts[key];
        if (!told) return null;
        return (
          <section key={key} className={key === "salesPitch" ? styles.pitch : styles.part}>
            <h2>{t(`texts.${key}`)}</h2>
            <p className={styles.text} lang={told.lang}>
              {told.text}
            </p>
          </section>
        );
      })}
    </>
  );
}
