import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChoiceLink } from "../../../shared/slot-picker/choice-link.tsx";
import styles from "./booking-panel.module.css";
import type { KindCardsProps } from "./kind-cards.tsx";

/** The languages in which the chosen kind is held, if there are several. */
export function LanguageCards({ facts, choice, addressOf }: KindCardsProps) {
  const { t } = useTranslation("appointments-panel");
  const { kind, day, start, isProposed } = choice;
  if (!kind || kind.languages.length < 2) return null;
  const week = facts.week?.days[0]?.date ?? null;
  const time = isProposed ? { week, day } : { start };
  return (
    <div className={styles.languages} role="radiogroup" aria-label={t("language")}>
      {kind.languages.map(({ code, name }) => {
        const isChosen = code === choice.language?.code;
        return (
          <ChoiceLink
            key={code}
            className={styles.language}
            href={addressOf({ ...time, language: code })}
            isChosen={isChosen}
            isStop={isChosen}
          >
            {name}
          </ChoiceLink>
        );
      })}
    </div>
  );
}
