import type { InvitationPreview } from "@aufwind/contract/client-invitations-people";
import { INVITING } from "@aufwind/rules/client-invitations";
import { LOCALES } from "@aufwind/rules/locale";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FilePicker } from "../../ui/file-upload.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { Field, useField } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { inviteBody, readPreview } from "./form-parsers.ts";
import styles from "./invite.module.css";
import { InvitePreview } from "./invite-preview.tsx";

/** Whom to invite; then who that is, and in which words. */
export function InvitePage({ name }: { name: string }) {
  const { t } = useTranslation("client-invitations-people");
  const result = useAnswer<FormResult<InvitationPreview>>();
  const isRead = result?.ok && result.form === "preview";
  // A second step that was refused carries what the first one found.
  const preview = isRead ? result.data : result?.form === "invite" ? readPreview(result.values.preview) : undefined;
  return (
    <Panels>
      <Panel title={t("who.title")}>
        <WhoForm />
      </Panel>
      {preview && (
        <Panel title={t("preview.title")} id="found">
          <InvitePreview preview={preview} of={result} />
          {preview.people.length > 0 && <InviteForm preview={preview} name={name} />}
        </Panel>
      )}
    </Panels>
  );
}

function WhoForm() {
  const { t } = useTranslation("client-invitations-people");
  const rows = formatNumber(useLocale(), INVITING.mostRows);
  return (
    <PageForm name="preview" failure={t("who.failed")} withFile>
      <p>{t("who.one")}</p>
      <div className={styles.one}>
        <TextField name="firstName" label={t("who.firstName")} optional autoComplete="off" />
        <TextField name="email" label={t("who.email")} quiet type="email" autoComplete="off" />
      </div>
      <TextArea name="list" label={t("who.list")} help={t("who.listHelp", { rows })} quiet rows={4} />
      <FileField label={t("who.file")} help={t("who.fileHelp", { kilobytes: INVITING.mostBytes / 1024 })} />
      <SubmitRow look="ghost">{t("who.check")}</SubmitRow>
    </PageForm>
  );
}

function FileField({ label, help }: { label: string; help: string }) {
  const { t } = useTranslation("client-invitations-people");
  const { id, error, aria } = useField("file", true);
  return (
    <Field id={id} label={label} help={help} error={error}>
      <FilePicker
        {...aria}
        id={id}
        name="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t("who.choose")}
        none={t("who.noFile")}
      />
    </Field>
  );
}

const schema = () => import("@aufwind/contract/client-invitations-people").then((contract) => contract.NewInvitations);

function InviteForm({ preview, name }: { preview: InvitationPreview; name: string }) {
  const { t } = useTranslation("client-invitations-people");
  const locale = useLocale();
  return (
    <PageForm name="invite" schema={schema} bodyOf={inviteBody} failure={t("send.failed")} withFile leadsOn>
      <input type="hidden" name="preview" value={JSON.stringify(preview)} />
      <SelectField
        name="locale"
        label={t("send.locale")}
        options={LOCALES.map((each) => ({ value: each, label: t(`send.locales.${each}`) }))}
        defaultValue={locale}
      />
      <TextArea name="words" label={t("send.words")} help={t("send.wordsHelp")} optional max={INVITING.wordsLength} />
      <Disclosure summary={t("send.usual")}>
        {LOCALES.map((each) => (
          <p key={each} lang={each} className={styles.usual}>
            {t(`send.usualTexts.${each}`, { name })}
          </p>
        ))}
      </Disclosure>
      <Checkbox name="remind" label={t("send.remind", { count: INVITING.remindAfterDays })} optional />
      <Checkbox name="confirmed" label={t("send.confirmed")} help={t("send.law")} />
      <SubmitRow look="accent">{t("send.submit", { count: preview.people.length })}</SubmitRow>
    </PageForm>
  );
}
