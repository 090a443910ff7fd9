import { useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ProofPanel } from "../../../shared/proof/proof-step.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./payment.module.css";
import type { PaymentFacts } from "./payments.server.ts";

/** What speaks to a dispute, as one PDF for the bank. A plain form: its answer is a file. */
export function EvidencePanel({ payment, evidence }: Pick<PaymentFacts, "payment" | "evidence">) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const result = useActionData<FormResult>();
  const isProved = result?.ok === true && result.form === "prove";
  return (
    <>
      {evidence === "prove" && !isProved && <ProofPanel />}
      <Panel title={t("evidence.title")} id="evidence" small>
        <p>{t("evidence.text")}</p>
        {evidence === "failed" && <p role="alert">{t("evidence.failed")}</p>}
        {isProved && <p role="status">{t("evidence.proved")}</p>}
        <form method="post" action="/team-evidence" className={styles.evidence}>
          <input type="hidden" name="id" value={payment.appointmentId} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" look="ghost">
            <Icon name="download" /> {t("evidence.button")}
          </Button>
        </form>
      </Panel>
    </>
  );
}
