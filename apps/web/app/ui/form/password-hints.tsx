import { meetsRule, PASSWORD_RULES } from "@aufwind/rules/accounts/password";
import { useEffect, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./password-hints.module.css";
import type { Strength } from "./password-strength.ts";

type PasswordHintsProps = { password: string; words: () => string[] };

/** How long the fingers must rest before anything is judged or read aloud. */
const REST = 500;

/** How hard the password is to guess: a hint, never a condition; worked out here and sent nowhere. */
export function PasswordHints({ password, words }: PasswordHintsProps) {
  const { t } = useTranslation("passwords");
  const { strength, said } = useJudgement(password, words);
  return (
    <div className={styles.hints}>
      {strength !== undefined && (
        <>
          <div className={styles.bar} data-strength={strength} aria-hidden="true">
            {[1, 2, 3, 4].map((part) => (
              <span key={part} data-on={strength >= part || undefined} />
            ))}
          </div>
          <p>
            {t("strength.label", { strength: t(`strength.${strength}`) })}
            {strength < 3 && ` ${t("strength.advice")}`}
          </p>
        </>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}

/** The strength as soon as it is known, and the sentence that screen readers say once nothing is typed any more. */
function useJudgement(password: string, words: () => string[]) {
  const { t } = useTranslation("passwords");
  const [judged, setJudged] = useState<{ strength?: Strength; said: string }>({ said: "" });
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const met = PASSWORD_RULES.filter((rule) => meetsRule(password, rule)).length;
      const rules = t("rules.said", { count: met, all: PASSWORD_RULES.length });
      // Large, and of use to nobody who does not choose a password. Without it the rules are told all the same.
      const judge = await import("./password-strength.ts").catch(() => undefined);
      if (gone) return;
      if (!judge) return setJudged({ said: rules });
      const strength = judge.strengthOf(password, words());
      setJudged({ strength, said: `${rules} ${t("strength.label", { strength: t(`strength.${strength}`) })}` });
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [password, words, t]);
  return judged;
}
