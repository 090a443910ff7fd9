import { useEffect, useState } from "react";
import { forgetDrafts } from "../../../platform/forms/forget-drafts.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useFormResult } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitRow } from "../../../ui/form/submit-button.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./preferences.module.css";

const FORM = "forgetPreferences";

/** Changes with every deletion: resets the fields. */
export function useRound(hasWishes: boolean): number {
  const isForgotten = useFormResult(FORM, undefined)?.ok === true && !hasWishes;
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isForgotten) setRound((before) => before + 1);
  }, [isForgotten]);
  return round;
}

type ForgetPanelProps = {
  /** Whether there is anything to delete. */
  hasWishes: boolean;
  healthConsent: boolean;
};

/** Withdraws the consent and deletes everything; explained before the button. */
export function ForgetPanel({ hasWishes, healthConsent }: ForgetPanelProps) {
  const { t } = useTranslation("clients-preferences");
  const result = useFormResult(FORM, undefined);
  if (!hasWishes) return result?.ok ? <Outcome of={result}>{t("forget.done")}</Outcome> : null;
  const title = t(healthConsent ? "forget.withdraw" : "forget.title");
  return (
    <Panel title={title} id="forget" grave>
      <p>{t("forget.lead")}</p>
      <ul className={styles.effects}>
        {healthConsent && <li>{t("forget.effects.consent")}</li>}
        <li>{t("forget.effects.wishes")}</li>
        <li>{t("forget.effects.suggestions")}</li>
        <li>{t("forget.effects.stays")}</li>
      </ul>
      {/* Drafts on the device are deleted as well. */}
      <div onSubmit={forgetDrafts}>
        <PageForm name={FORM} failure={t("forget.failed")}>
          <SubmitRow look="danger" pendingLabel={t("forget.deleting")}>
            {title}
          </SubmitRow>
        </PageForm>
      </div>
    </Panel>
  );
}
