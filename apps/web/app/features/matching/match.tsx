import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./match.module.css";

export type MatchFacts = {
  score: number;
  /** In words. */
  reasons: readonly string[];
  /** What to know first: above the client's limit. */
  caution: string | null;
};

/** The circumference of a circle with radius 15. */
const HUNDREDTH = (2 * Math.PI * 15) / 100;

/** On a coach's card: the match score, and its reasons. */
export function Match({ of: match }: { of: MatchFacts | undefined }) {
  const { t } = useTranslation("matching");
  if (!match) return null;
  const { score, reasons, caution } = match;
  return (
    <div className={styles.match}>
      <p className={styles.score}>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" />
          <circle cx="18" cy="18" r="15" strokeDasharray={`${score * HUNDREDTH} 999`} />
        </svg>
        {t("score", { score })}
      </p>
      {caution && (
        <p className={styles.caution}>
          <Icon name="alert" /> {caution}
        </p>
      )}
      <ul aria-label={t("reasons.label")}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
