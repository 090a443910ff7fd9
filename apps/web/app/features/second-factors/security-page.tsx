import type { Passkey } from "@aufwind/contract/second-factors";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels, State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordConfirmForm, useRefused } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./security.module.css";
import { afterCodes, type Step, stepAfter } from "./security-step.ts";
import { TotpPanel, TotpSetup } from "./totp-panel.tsx";

type SecurityProps = {
  totpSince: string | null;
  recoveryCodesLeft: number;
  passkeys: Passkey[];
  providers: { id: string; name: string; createdAt: string }[];
  /** Shown instead of the forms if there is no password to ask for. */
  noPassword?: React.ReactNode;
};

export function SecurityPage({ totpSince, recoveryCodesLeft, passkeys, providers, noPassword }: SecurityProps) {
  const { t } = useTranslation("second-factors");
  const { step, added } = useSecurityStep();
  if (step.at === "codes") return <RecoveryCodes codes={step.codes} />;
  if (step.at === "setup") return <TotpSetup {...step} />;
  const on = totpSince !== null || passkeys.length > 0;
  const mayChange = !noPassword;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        {on && (
          <p className={styles.state}>
            <State on>{t("steps.on")}</State>
          </p>
        )}
      </PageHeader>
      <Panels>
        {step.outcome && <Outcome of={step}>{t(`told.${step.outcome}`)}</Outcome>}
        {noPassword ?? <Note icon={on ? "shield" : "info"}>{t(on ? "steps.onText" : "steps.offText")}</Note>}
        <TotpPanel since={totpSince} mayChange={mayChange} />
        <PasskeysPanel passkeys={passkeys} mayChange={mayChange} added={added} />
        {on && <RecoveryPanel left={recoveryCodesLeft} mayChange={mayChange} />}
        {providers.length > 0 && <ProvidersPanel providers={providers} mayChange={mayChange} />}
      </Panels>
    </>
  );
}

/** Recovery if the app or the device is lost; only with a second factor. */
function RecoveryPanel({ left, mayChange }: { left: number; mayChange: boolean }) {
  const { t } = useTranslation("second-factors");
  const refused = useRefused("renewCodes");
  return (
    <Panel title={t("recovery.title")} aside={<State on={left > 3}>{t("recovery.left", { count: left })}</State>}>
      <p>{t(left > 3 ? "recovery.text" : "recovery.few")}</p>
      {mayChange && (
        <Disclosure summary={t("recovery.renew")} open={refused}>
          <PasswordConfirmForm act="renewCodes" label={t("recovery.make")}>
            <p>{t("recovery.consequence")}</p>
          </PasswordConfirmForm>
        </Disclosure>
      )}
    </Panel>
  );
}

/** The present step, and how the passkey form, which has no page action, reports its result. */
function useSecurityStep() {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const result = useAnswer<FormResult>();
  const sent = useMemo(() => stepAfter(result), [result]);
  // Until the next navigation: each has its own key.
  const [made, setMade] = useState<{ key: string; step: Step }>();
  const step = made?.key === key ? made.step : sent;

  function added(codes: string[]) {
    setMade({ key, step: afterCodes(codes, "passkeyAdded") });
    revalidate();
  }
  useStepFocus(step);
  return { step, added };
}

/** Another step is like another page: focus starts at its top, or at its message. */
function useStepFocus(step: Step) {
  const before = useRef(step.at);
  useEffect(() => {
    if (before.current === step.at) return;
    before.current = step.at;
    if (step.at === "overview" && step.outcome) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}

type Link = { id: string; name: string; createdAt: string };

/** Mail providers that open this account. */
function ProvidersPanel({ providers, mayChange }: { providers: Link[]; mayChange: boolean }) {
  const { t } = useTranslation("second-factors");
  const locale = useLocale();
  return (
    <Panel title={t("providers.title")} id="providers">
      <p>{t(mayChange ? "providers.text" : "providers.only")}</p>
      <ul className={styles.rows}>
        {providers.map(({ id, name, createdAt }) => (
          <li key={id}>
            <div className={`${patterns.iconRow} ${styles.row}`}>
              <Icon name="mail" />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.facts}>{t("providers.since", { date: formatDate(locale, createdAt) })}</p>
              </div>
              {mayChange && (
                <PageForm name={`removeProvider.${id}`}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton look="ghost" small>
                    {t("providers.remove", { name })}
                  </SubmitButton>
                </PageForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
