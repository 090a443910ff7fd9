import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./security.module.css";
import type { Setup } from "./security-step.ts";

const schema = () => import("@aufwind/contract/sign-in").then((contract) => contract.SecondStepCode);

/** The key goes into the app, by camera or by hand; the first code proves it. */
export function TotpSetup({ secret, qrCode }: Setup) {
  const { t } = useTranslation("second-factors");
  const grouped = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <>
      <PageHead title={t("setup.title")} lead={t("setup.lead")} />
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
