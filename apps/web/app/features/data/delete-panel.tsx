import { PageLink } from "../../platform/locale.tsx";
import type { Role } from "../../platform/member.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./data.module.css";

const schema = () => import("@aufwind/contract/personal-data").then((contract) => contract.Deletion);

/** What goes, what stays and why, what happens to appointments; then the button that says it. */
export function DeletePanel({ role, mayAsk }: { role: Role; mayAsk: boolean }) {
  const { t } = useTranslation("data");
  const privacy = (words: string) => <PageLink to="privacy">{words}</PageLink>;
  return (
    <Panel title={t("delete.title")} id="delete-profile" grave>
      <p>{t("delete.text")}</p>
      <dl className={styles.parts}>
        <Part title={t("delete.erased.title")}>{t("delete.erased.text")}</Part>
        <Part title={t("delete.kept.title")}>{t("delete.kept.text")}</Part>
        {role !== "operator" && <Part title={t("delete.appointments.title")}>{t(`delete.appointments.${role}`)}</Part>}
        <Part title={t("delete.mail.title")}>{t("delete.mail.text")}</Part>
      </dl>
      <p className={styles.more}>
        <RichText text={t("delete.more")} tags={{ privacy }} />
      </p>
      {mayAsk && (
        <div data-ends-session>
          <PageForm name="delete" schema={schema} failure={t("delete.failed")}>
            <PasswordField
              name="password"
              label={t("password")}
              help={t("passwordHelp")}
              autoComplete="current-password"
            />
            <Checkbox name="understood" label={t("delete.understood")} />
            <div>
              <SubmitButton look="danger" pendingLabel={t("delete.deleting")}>
                {t("delete.submit")}
              </SubmitButton>
            </div>
          </PageForm>
        </div>
      )}
    </Panel>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
