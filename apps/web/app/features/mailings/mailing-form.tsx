import type { Mailing } from "@aufwind/contract/mailings";
import { AUDIENCES, MAILING_LENGTHS } from "@aufwind/rules/mailings";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { changedMailingBody, mailingBody } from "./form-parsers.ts";
import styles from "./mailings.module.css";

const contract = () => import("@aufwind/contract/mailings");
const begun = () => contract().then(({ NewMailing }) => NewMailing);
const changed = () => contract().then(({ ChangedMailing }) => ChangedMailing);

/** What is written, in both languages: which of them somebody reads is their own choice. */
export function MailingForm({ mailing, query }: { mailing: Mailing | null; query: string }) {
  const { t } = useTranslation("mailings");
  return (
    <PageForm
      name={mailing ? "changeMailing" : "createMailing"}
      schema={mailing ? changed : begun}
      bodyOf={mailing ? changedMailingBody : mailingBody}
      query={query}
    >
      {mailing && (
        <>
          <input type="hidden" name="id" value={mailing.id} />
          <input type="hidden" name="version" value={mailing.version} />
        </>
      )}
      <TextField
        name="name"
        label={t("form.name")}
        help={t("form.nameHelp")}
        max={MAILING_LENGTHS.name}
        defaultValue={mailing?.name}
      />
      <RadioGroup
        name="audience"
        legend={t("form.audience")}
        help={t("form.audienceHelp")}
        options={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        defaultValue={mailing?.audience ?? "newsletter"}
      />
      <div className={styles.necessity}>
        <TextArea
          name="necessity"
          label={t("form.necessity")}
          help={t("form.necessityHelp")}
          rows={2}
          max={MAILING_LENGTHS.necessity}
          quiet
          defaultValue={mailing?.necessity ?? ""}
        />
      </div>
      <Words suffix="De" lang="de" subject={mailing?.subjectDe} text={mailing?.textDe} />
      <Words suffix="En" lang="en" subject={mailing?.subjectEn} text={mailing?.textEn} />
      <p className={styles.hint}>{t("form.shape")}</p>
      <SubmitButton look={mailing ? "ghost" : "accent"}>{t(mailing ? "form.save" : "form.create")}</SubmitButton>
    </PageForm>
  );
}

type WordsProps = {
  suffix: "De" | "En";
  lang: string;
  subject: string | undefined;
  text: string | undefined;
};

function Words({ suffix, lang, subject, text }: WordsProps) {
  const { t } = useTranslation("mailings");
  return (
    <>
      <TextField
        name={`subject${suffix}`}
        label={t(`form.subject${suffix}`)}
        max={MAILING_LENGTHS.subject}
        lang={lang}
        defaultValue={subject}
      />
      <TextArea
        name={`text${suffix}`}
        label={t(`form.text${suffix}`)}
        rows={10}
        max={MAILING_LENGTHS.text}
        lang={lang}
        defaultValue={text ?? ""}
      />
    </>
  );
}
