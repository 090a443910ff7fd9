import { useRef, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Field, useField } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./accounts.module.css";

/** The new account's address; says at once whether it is free. */
export function EmailField({ proposed }: { proposed?: string | null | undefined }) {
  const { t } = useTranslation("accounts");
  const { id, error, value, aria } = useField("email", true);
  const { answer, ask, forget } = useEmailCheck();
  return (
    <Field id={id} label={t("email.label")} help={t("email.help")} error={error}>
      <input
        {...aria}
        className={form.input}
        type="email"
        id={id}
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={value ?? proposed ?? undefined}
        onChange={forget}
        onBlur={(event) => ask(event.currentTarget.value)}
      />
      <div className={styles.live} aria-live="polite">
        {!error && answer === "free" && (
          <p className={styles.free}>
            <Icon name="check" /> {t("email.free")}
          </p>
        )}
        {!error && answer === "taken" && (
          <div className={styles.taken}>
            <p className={form.error}>
              <Icon name="alert" /> {t("email.taken")}
            </p>
            <OwnAccount />
          </div>
        )}
      </div>
    </Field>
  );
}

/** Ways into an existing account. */
export function OwnAccount() {
  const { t } = useTranslation("accounts");
  return (
    <p className={`${patterns.links} ${styles.ways} ${styles.own}`}>
      {t("email.takenHelp")} <PageLink to="login">{t("email.login")}</PageLink>
      <PageLink to="forgotPassword">{t("email.reset")}</PageLink>
    </p>
  );
}

/** Whether an address is free for a new account; silent if that cannot be found out. */
function useEmailCheck() {
  const [answer, setAnswer] = useState<"free" | "taken">();
  const asked = useRef("");

  function forget() {
    asked.current = "";
    setAnswer(undefined);
  }

  async function ask(email: string) {
    if (email === asked.current) return;
    asked.current = email;
    const free = await isFree(email).catch(forget);
    if (asked.current === email && free !== undefined) setAnswer(free ? "free" : "taken");
  }

  return { answer, ask, forget };
}

/** Asked only for well-formed addresses. */
async function isFree(email: string): Promise<boolean | undefined> {
  const [{ checkEmail, EmailOnly }, { callFromBrowser }] = await Promise.all([
    import("@aufwind/contract/accounts"),
    import("../../platform/http/browser-api.ts"),
  ]);
  const parsed = EmailOnly.safeParse({ email });
  return parsed.success ? (await callFromBrowser(checkEmail, { body: parsed.data })).available : undefined;
}
