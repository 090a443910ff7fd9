import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./match.module.css";

export type MatchFacts = {
  score: number;
  /** In words. */
  reasons: readonly string[];
  /** What to know first: above the client's limit. */
  caution: string | null;
};

/** Further reasons open on a click, so that the cards stay small. */
const AT_ONCE = 2;

/** On a coach's card: the match score, and its reasons. */
export function Match({ of: match }: { of: MatchFacts | undefined }) {
  const { t } = useTranslation("matching");
  if (!match) return null;
  const { score, reasons, caution } = match;
  const more = reasons.slice(AT_ONCE);
  return (
    <div className={styles.match}>
      <p className={styles.score}>
        {t("score", { score })}
        <i aria-hidden="true">
          <i style={{ inlineSize: `${score}%` }} />
        </i>
      </p>
      {caution && (
        <p className={styles.caution}>
          <Icon name="alert" /> {caution}
        </p>
      )}
      <Reasons reasons={reasons.slice(0, AT_ONCE)} />
      {more.length > 0 && (
        <details>
          <summary className={patterns.unfold}>
            {t("reasons.more", { count: more.length })} <Icon name="chevronDown" />
          </summary>
          <Reasons reasons={more} />
        </details>
      )}
    </div>
  );
}

function Reasons({ reasons }: Pick<MatchFacts, "reasons">) {
  const { t } = useTranslation("matching");
  return (
    <ul aria-label={t("reasons.label")}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon name="check" />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
