import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import styles from "./onboarding.module.css";

export function NameFields({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { t } = useTranslation("onboarding");
  return (
    <div className={styles.pair}>
      <TextField name="firstName" label={t("firstName")} autoComplete="given-name" defaultValue={firstName} />
      <TextField name="lastName" label={t("lastName")} autoComplete="family-name" defaultValue={lastName} />
    </div>
  );
}
