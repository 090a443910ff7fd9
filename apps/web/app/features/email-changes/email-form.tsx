import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { VisitorEmailField } from "../../ui/form/text-fields.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";

const schema = () => import("@aufwind/contract/email-changes").then((contract) => contract.EmailChange);

type EmailProps = {
  email: string;
  hasPassword: boolean;
  pending: { email: string | null; until: string | null };
};

/** The present address, the pending one, and the form for another one. */
export function EmailPanels({ email, hasPassword, pending }: EmailProps) {
  const { t } = useTranslation("email-changes");
  return (
    <Panels>
      {pending.email && pending.until && <Pending email={pending.email} until={pending.until} />}
      <Panel title={t("form.title")}>
        <p>
          <RichText text={t("form.now", { email })} tags={{ b: (words) => <b>{words}</b> }} />
        </p>
        <PostForm
          name="emailChange"
          schema={schema}
          failure={t("form.failed")}
          success={({ values }) => <p>{t("form.sent", { email: values?.email ?? "" })}</p>}
        >
          <VisitorEmailField label={t("form.email")} />
          {hasPassword ? (
            <PasswordField name="currentPassword" label={t("form.password")} autoComplete="current-password" />
          ) : (
            <p>{t("form.noPassword")}</p>
          )}
          <p>{t("form.note")}</p>
          <SubmitRow>{t("form.submit")}</SubmitRow>
        </PostForm>
      </Panel>
    </Panels>
  );
}

function Pending({ email, until }: { email: string; until: string }) {
  const { t } = useTranslation("email-changes");
  return (
    <Panel title={t("pending.title")} id="pending">
      <p>
        <RichText
          text={t("pending.text", { email })}
          tags={{ until: () => <Moment at={until} shape="dated" beside /> }}
        />
      </p>
      <PostForm name="dropChange" failure={t("pending.failed")} success={() => <p>{t("pending.dropped")}</p>}>
        <SubmitRow look="ghost">{t("pending.drop")}</SubmitRow>
      </PostForm>
    </Panel>
  );
}
