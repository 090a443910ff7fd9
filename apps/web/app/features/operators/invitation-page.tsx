import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { PasswordPair } from "../../ui/form/password-pair.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";

const schema = () => import("@aufwind/contract/operators").then((contract) => contract.InvitationAnswer);

/** Joining the team by the link of the mail; a link that is over says what to do. */
export function InvitationPage({ token }: { token: string | null }) {
  const { t } = useTranslation("operators-invitation");
  const { brand } = useSite();
  if (!token)
    return (
      <FormPage
        title={t("over.title")}
        form={
          <Note icon="alert">
            <p>{t("over.text")}</p>
            <PageLink to="login">{t("over.login")}</PageLink>
          </Note>
        }
      />
    );
  const form = (
    <PostForm name="accept" schema={schema} failure={t("failed")} success={() => null}>
      <input type="hidden" name="token" value={token} />
      <TextField name="firstName" label={t("firstName")} autoComplete="given-name" />
      <TextField name="lastName" label={t("lastName")} autoComplete="family-name" />
      <PasswordPair />
      <SubmitButton look="accent" wide>
        {t("submit")}
      </SubmitButton>
    </PostForm>
  );
  return <FormPage title={t("title", { brand })} lead={t("lead")} form={form} />;
}
