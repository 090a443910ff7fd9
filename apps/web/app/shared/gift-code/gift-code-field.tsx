import { useNavigation } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { VerbatimField } from "../../ui/form/text-fields.tsx";
import styles from "./gift-code.module.css";
import { CODE, REDEEM } from "./gift-code.ts";

/** The code of a gift card and the button that redeems it: in a form of its own, or within another. */
export function GiftCodeField({ look = "ghost" }: { look?: "primary" | "ghost" }) {
  const { t } = useTranslation("gift-code");
  const isRedeeming = useIsRedeeming();
  return (
    <div className={styles.row}>
      <VerbatimField name={CODE} label={t("code")} help={t("help")} quiet autoCapitalize="characters" />
      <SubmitButton look={look} name={REDEEM} value="yes" {...(!isRedeeming && { pendingLabel: t("submit") })}>
        {t("submit")}
      </SubmitButton>
    </div>
  );
}

/** Whether what is being sent is the code, and not the form around it. */
export const useIsRedeeming = (): boolean => useNavigation().formData?.has(REDEEM) === true;
