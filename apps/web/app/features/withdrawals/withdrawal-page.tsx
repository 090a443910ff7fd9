import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import { CheckStep } from "./check-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { Received } from "./received.tsx";
import styles from "./withdrawal.module.css";
import type { WithdrawalState } from "./withdrawal-state.ts";

const START: WithdrawalState = { step: "details", values: {} };

export function WithdrawalPage({ state = START }: { state: WithdrawalState | undefined }) {
  const { t } = useTranslation("withdrawals");
  const terms = (words: string) => <PageLink to="terms">{words}</PageLink>;
  if (state.step === "done") return <Received {...state} />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ol className={styles.steps} aria-label={t("steps.label")}>
        <li aria-current={state.step === "details" ? "step" : undefined}>{t("steps.details")}</li>
        <li aria-current={state.step === "check" ? "step" : undefined}>{t("steps.confirm")}</li>
      </ol>
      {state.step === "check" ? <CheckStep {...state} /> : <DetailsStep {...state} />}
      <p className={styles.note}>
        <RichText text={t("rights")} tags={{ terms }} />
      </p>
    </>
  );
}
