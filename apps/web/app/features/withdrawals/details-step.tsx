import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

export function DetailsStep(state: StepProps) {
  const { t } = useTranslation("withdrawals");
  return (
    <StepForm {...state}>
      <TextField name="name" label={t("name")} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        help={t("emailHelp")}
        autoComplete="email"
        inputMode="email"
      />
      <TextArea name="contract" label={t("contract")} help={t("contractHelp")} max={500} rows={4} />
      <div>
        <SubmitButton name="intent" value="check">
          {t("next")}
        </SubmitButton>
      </div>
    </StepForm>
  );
}
