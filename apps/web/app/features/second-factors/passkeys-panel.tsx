import type { Passkey } from "@aufwind/contract/second-factors";
import { formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { PasskeyForm } from "./passkey-form.tsx";
import { PasswordConfirmForm, useRefused } from "./password-form.tsx";
import styles from "./security.module.css";

type PasskeysProps = { passkeys: Passkey[]; mayChange: boolean; added: (codes: string[]) => void };

/** Keys on a phone, a computer or a security key: log in with a finger, a face or a PIN. */
export function PasskeysPanel({ passkeys, mayChange, added }: PasskeysProps) {
  const { t } = useTranslation("second-factors");
  const count = passkeys.length;
  return (
    <Panel
      title={t("passkeys.title")}
      aside={<State on={count > 0}>{count > 0 ? t("passkeys.count", { count }) : t("passkeys.none")}</State>}
      id="passkeys"
    >
      <p>{t("passkeys.text")}</p>
      {count > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} {...passkey} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && (
        // After success the form is a new one: closed and empty.
        <Disclosure key={count} summary={t("passkeys.add")}>
          <div className={styles.form}>
            <p>{t("before")}</p>
            <div className={styles.unscripted}>
              <Note>{t("passkeys.unscripted")}</Note>
            </div>
            <div className={styles.scripted}>
              <PasskeyForm added={added} />
            </div>
          </div>
        </Disclosure>
      )}
    </Panel>
  );
}

function Row({ id, name, createdAt, lastUsedAt, mayChange }: Passkey & { mayChange: boolean }) {
  const { t } = useTranslation("second-factors");
  const locale = useLocale();
  const form = `removePasskey.${id}`;
  const refused = useRefused(form);
  return (
    <li>
      <div className={`${patterns.iconRow} ${styles.row}`}>
        <Icon name="key" />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>
            {t("passkeys.created", { date: formatDate(locale, createdAt) })}{" "}
            {lastUsedAt ? t("passkeys.used", { when: formatMoment(locale, lastUsedAt) }) : t("passkeys.unused")}
          </p>
        </div>
      </div>
      {mayChange && (
        <Disclosure summary={t("passkeys.stop", { name })} open={refused}>
          <PasswordConfirmForm act={form} id={id} label={t("passkeys.remove")} look="danger">
            <p>{t("passkeys.consequence", { name })}</p>
          </PasswordConfirmForm>
        </Disclosure>
      )}
    </li>
  );
}
