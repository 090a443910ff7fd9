import { useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Field, useField } from "./field.tsx";
import form from "./form.module.css";
import styles from "./password-field.module.css";

type PasswordFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  autoComplete: "current-password" | "new-password";
} & Pick<React.ComponentProps<"input">, "ref" | "onInput">;

/** A password, with a button that reveals it; it never comes back from the server. */
export function PasswordField({ name, label, help, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("common");
  const { id, error, aria } = useField(name, Boolean(help));
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={styles.password}>
        <input
          {...input}
          {...aria}
          type={shown ? "text" : "password"}
          className={form.input}
          id={id}
          name={name}
          required
          spellCheck={false}
          autoCapitalize="none"
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={t(shown ? "form.hidePassword" : "form.showPassword")}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? "form.hide" : "form.show")}
        </button>
      </div>
    </Field>
  );
}
