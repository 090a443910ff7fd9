import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordHints } from "./password-hints.tsx";
import { PasswordRules } from "./password-rules.tsx";

type PasswordPairProps = {
  label?: string;
  /** Fields of the same form whose words make a password easy to guess. */
  personal?: readonly string[];
};

/** A password that is being chosen, with its rules and a hint at its strength, and once more to be sure. */
export function PasswordPair({ label, personal = [] }: PasswordPairProps) {
  const { t } = useTranslation("passwords");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // Typed before JavaScript arrived.
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
