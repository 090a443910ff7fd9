import { meetsRule, PASSWORD_LENGTH, PASSWORD_RULES } from "@aufwind/rules/accounts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { PasswordField } from "./password-field.tsx";
import styles from "./password-pair.module.css";
import type { Strength } from "./password-strength.ts";

type PasswordHintsProps = { password: string; words: () => string[] };

/** The pause in typing before anything is checked or announced. */
const REST = 500;

/** The password's strength: a hint, never a condition; calculated locally. */
function PasswordHints({ password, words }: PasswordHintsProps) {
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

/** The strength once known, and the announced sentence after a pause. */
function useJudgement(password: string, words: () => string[]) {
  const { t } = useTranslation("passwords");
  const [judged, setJudged] = useState<{ strength?: Strength; said: string }>({ said: "" });
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const met = PASSWORD_RULES.filter((rule) => meetsRule(password, rule)).length;
      const rules = t("rules.said", { count: met, all: PASSWORD_RULES.length });
      // A large library, loaded only when choosing a password. Without it the rules are still checked.
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

type PasswordPairProps = {
  label?: string;
  /** Fields of the same form whose content makes a password easy to guess. */
  personal?: readonly string[];
};

/** A new password, with its rules, a strength hint, and a repetition. */
export function PasswordPair({ label, personal = [] }: PasswordPairProps) {
  const { t } = useTranslation("passwords");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // Typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), []);
  return (
    <>
      <PasswordField
        ref={input}
        name="password"
        label={label ?? t("new")}
        autoComplete="new-password"
        help={<PasswordRules password={typed} />}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {typed && <PasswordHints password={typed} words={() => wordsOf(input.current?.form, personal)} />}
      <PasswordField name="passwordConfirmation" label={t("repeat")} autoComplete="new-password" />
    </>
  );
}

function wordsOf(form: HTMLFormElement | null | undefined, names: readonly string[]): string[] {
  const values = names.map((name) => form?.elements.namedItem(name));
  return values.flatMap((field) => (field instanceof HTMLInputElement ? field.value.split(/[^\p{L}\p{N}]+/u) : []));
}

/** The password's rules, each ticked off once met. */
function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("passwords");
  return (
    <ul className={styles.rules} aria-label={t("rules.label")}>
      {PASSWORD_RULES.map((rule) => {
        const met = meetsRule(password, rule);
        return (
          <li key={rule} data-met={met || undefined}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {met ? <path d="m3 8.5 3.2 3.2L13 5" /> : <circle cx="8" cy="8" r="3" />}
            </svg>
            <span>
              {t(`rules.${rule}`, { count: PASSWORD_LENGTH.least })}
              {met && <VisuallyHidden> ({t("rules.met")})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
