import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Honeypot } from "../../ui/form/honeypot.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

/** The form pattern; it always fails, to show how. */
export function KitForm() {
  const { t } = useTranslation("dev-tools");
  return (
    <PostForm name="kit" success={() => null}>
      <TextField name="name" label={t("kit.name")} optional autoComplete="name" />
      <TextField name="email" type="email" label={t("kit.email")} help={t("kit.emailHelp")} autoComplete="email" />
      <TextArea name="message" label={t("kit.message")} max={200} rows={3} />
      <Checkbox name="agree" label={t("kit.agree")} />
      <Honeypot />
      <SubmitButton>{t("kit.send")}</SubmitButton>
    </PostForm>
  );
}
