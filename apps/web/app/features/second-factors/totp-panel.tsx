import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { CopyButton } from "../../ui/sharing.tsx";
import { PasswordConfirmForm, useRefused } from "./password-form.tsx";
import styles from "./security.module.css";
import type { Setup } from "./security-step.ts";

/** The authenticator app: set up, or removed. */
export function TotpPanel({ since, mayChange }: { since: string | null; mayChange: boolean }) {
  const { t } = useTranslation("second-factors");
  const locale = useLocale();
  const state = <State on={since !== null}>{t(since ? "state.setUp" : "state.notSetUp")}</State>;
  return (
    <Panel title={t("totp.title")} aside={state} id="app">
      <p>{since ? t("totp.since", { date: formatDate(locale, since) }) : t("totp.text")}</p>
      {mayChange && (since ? <Remove /> : <Begin />)}
    </Panel>
  );
}

function Begin() {
  const { t } = useTranslation("second-factors");
  return (
    <Disclosure summary={t("totp.begin")} open={useRefused("beginTotp")}>
      <PasswordConfirmForm act="beginTotp" label={t("totp.next")}>
        <p>{t("before")}</p>
        <p>{t("totp.need")}</p>
      </PasswordConfirmForm>
    </Disclosure>
  );
}

function Remove() {
  const { t } = useTranslation("second-factors");
  return (
    <Disclosure summary={t("totp.stop")} open={useRefused("removeTotp")}>
      <PasswordConfirmForm act="removeTotp" label={t("totp.remove")} look="danger">
        <p>{t("totp.consequence")}</p>
      </PasswordConfirmForm>
    </Disclosure>
  );
}

const schema = () => import("@aufwind/contract/sign-in").then((contract) => contract.SecondStepCode);

/** The key goes into the app, by camera or by hand; the first code proves it. */
export function TotpSetup({ secret, qrCode }: Setup) {
  const { t } = useTranslation("second-factors");
  const grouped = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <>
      <PageHeader title={t("setup.title")} lead={t("setup.lead")} />
      <Panel title={t("setup.scan")}>
        <div className={styles.key}>
          <img className={styles.code} src={qrCode} alt={t("setup.picture")} width="200" height="200" />
          <div className={styles.byHand}>
            <p>{t("setup.byHand")}</p>
            <p className={styles.secret}>{grouped}</p>
            <div>
              <CopyButton text={secret}>{t("setup.copy")}</CopyButton>
            </div>
          </div>
        </div>
        <h3>{t("setup.enter")}</h3>
        <PageForm name="confirmTotp" schema={schema}>
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="qrCode" value={qrCode} />
          <TextField
            name="code"
            label={t("setup.code")}
            help={t("setup.codeHelp")}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
          />
          <div className={styles.acts}>
            <SubmitButton>{t("setup.finish")}</SubmitButton>
            <PageLink to="accountSecurity">{t("setup.cancel")}</PageLink>
          </div>
        </PageForm>
      </Panel>
    </>
  );
}
