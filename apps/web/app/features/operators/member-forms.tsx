import type { TeamMember } from "@aufwind/contract/operators";
import { PERMISSIONS } from "@aufwind/rules/operators";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { BoxGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";

const LONGEST_REASON = 1000;

function Permissions({ now = [] }: { now?: readonly string[] }) {
  const { t } = useTranslation("operators");
  const options = PERMISSIONS.map((value) => ({ value, label: t(`permissions.${value}`) }));
  return (
    <BoxGroup
      name="permissions"
      legend={t("members.permissions")}
      help={t("members.permissionsHelp")}
      options={options}
      defaultChosen={now}
    />
  );
}

function Reason() {
  const { t } = useTranslation("operators");
  return <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={LONGEST_REASON} />;
}

/** What became of the last form: done, or waiting for a second person. */
function Told({ form }: { form: "invite" | "permissions" | "remove" }) {
  const { t } = useTranslation("operators");
  const result = useAnswer<FormResult<{ approvalId: string | null } | undefined>>();
  if (!result?.ok || result.form !== form) return null;
  const isAsked = Boolean(result.data?.approvalId);
  return (
    <Outcome of={result}>
      {t(isAsked ? "members.asked" : `members.done.${form}`)}{" "}
      {isAsked && <PageLink to="teamApprovals">{t("members.toApprovals")}</PageLink>}
    </Outcome>
  );
}

export function InvitePanel() {
  const { t } = useTranslation("operators");
  return (
    <Panel title={t("members.inviteTitle")}>
      <Told form="invite" />
      <p>{t("members.inviteText")}</p>
      <PageForm name="invite" query="member=new">
        <TextField name="email" type="email" label={t("members.email")} autoComplete="off" />
        <Permissions />
        <Reason />
        <SubmitButton>{t("members.askInvite")}</SubmitButton>
      </PageForm>
    </Panel>
  );
}

/** One person of the team; changing needs an admin. */
export function MemberPanel({ member, mayChange }: { member: TeamMember; mayChange: boolean }) {
  const { t } = useTranslation("operators");
  const { id, name, email, status, permissions } = member;
  const query = `member=${id}`;
  return (
    <Panel title={name || email}>
      <Told form="permissions" />
      <Told form="remove" />
      <p>{t(`members.says.${status}`, { email })}</p>
      {!mayChange && <Note icon="lock">{t("members.adminsOnly")}</Note>}
      {mayChange && status !== "removed" && (
        <>
          <PageForm name="permissions" query={query}>
            <input type="hidden" name="id" value={id} />
            <Permissions now={permissions} />
            <Reason />
            <SubmitButton>{t("members.change")}</SubmitButton>
          </PageForm>
          <Disclosure summary={t("members.remove")}>
            <p>{t("members.removeText")}</p>
            <PageForm name="remove" query={query}>
              <input type="hidden" name="id" value={id} />
              <Reason />
              <SubmitButton look="danger">{t("members.removeNow", { name: name || email })}</SubmitButton>
            </PageForm>
          </Disclosure>
        </>
      )}
    </Panel>
  );
}
