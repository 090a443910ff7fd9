import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";

type EarlyStartConsentProps = {
  /** The coach's. */
  name: string;
  /** Whether an appointment that is booked gets an earlier time. */
  isAgain?: boolean;
};

/** The consent to begin within the withdrawal period; never ticked for anybody. */
export function EarlyStartConsent({ name, isAgain = false }: EarlyStartConsentProps) {
  const { t } = useTranslation("appointments-early-start");
  return (
    <>
      {isAgain && <p>{t("earlier")}</p>}
      <Checkbox name="earlyStart" label={t("consent", { name })} />
    </>
  );
}
