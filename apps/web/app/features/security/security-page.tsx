import type { Passkey } from "@aufwind/contract/passkeys";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Panels, State } from "../../ui/panel.tsx";
import { PageHead } from "../../ui/section.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { ProvidersPanel } from "./providers-panel.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryPanel } from "./recovery-panel.tsx";
import styles from "./security.module.css";
import { TotpPanel } from "./totp-panel.tsx";
import { TotpSetup } from "./totp-setup.tsx";
import { useSecurityStep } from "./use-security-step.ts";

type SecurityProps = {
  totpSince: string | null;
  recoveryCodesLeft: number;
  passkeys: Passkey[];
  providers: { id: string; name: string; createdAt: string }[];
  /** Shown in place of the forms, where there is no password that they could ask for. */
  noPassword?: React.ReactNode;
};

export function SecurityPage({ totpSince, recoveryCodesLeft, passkeys, providers, noPassword }: SecurityProps) {
  const { t } = useTranslation("security");
  const { step, added } = useSecurityStep();
  if (step.at === "codes") return <RecoveryCodes codes={step.codes} />;
  if (step.at === "setup") return <TotpSetup {...step} />;
  const on = totpSince !== null || passkeys.length > 0;
  const mayChange = !noPassword;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <p className={styles.status}>
          <State on={on}>{t(on ? "steps.on" : "steps.off")}</State>
        </p>
      </PageHead>
      <Panels>
        {step.told && <Outcome of={step}>{t(`told.${step.told}`)}</Outcome>}
        {noPassword ?? <Note icon="shield">{t(on ? "steps.onText" : "steps.offText")}</Note>}
        <TotpPanel since={totpSince} mayChange={mayChange} />
        <PasskeysPanel passkeys={passkeys} mayChange={mayChange} added={added} />
        {on && <RecoveryPanel left={recoveryCodesLeft} mayChange={mayChange} />}
        {providers.length > 0 && <ProvidersPanel providers={providers} mayChange={mayChange} />}
      </Panels>
    </>
  );
}
