import type { StoredResume } from "@aufwind/contract/resumes";
import { RESUME_LIMITS } from "@aufwind/rules/resumes";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { headBody } from "./resume-entries.ts";

const schema = () => import("@aufwind/contract/resumes").then((contract) => contract.ResumePart);

type ResumeFile = { name: string; path: string };
type HeadFormProps = Pick<StoredResume, "title" | "description" | "fileUrl"> & { files: ResumeFile[] };

/** What is above the lists, and a document with all of it. */
export function HeadForm({ title, description, fileUrl, files }: HeadFormProps) {
  const { t } = useTranslation("resumes");
  const documents = (words: string) => <PageLink to="coachDocuments">{words}</PageLink>;
  return (
    <PageForm name="head" schema={schema} bodyOf={headBody} failure={t("failed")} saved={t("saved")}>
      <TextField
        name="title"
        label={t("head.heading")}
        help={t("head.headingHelp")}
        max={RESUME_LIMITS.line}
        optional
        defaultValue={title}
      />
      <TextArea
        name="description"
        label={t("head.description")}
        help={t("head.descriptionHelp")}
        rows={5}
        max={RESUME_LIMITS.headText}
        optional
        defaultValue={description}
      />
      <SelectField
        name="fileUrl"
        label={t("head.file")}
        help={<RichText text={t("head.fileHelp")} tags={{ documents }} />}
        defaultValue={fileUrl}
        options={[
          { value: "", label: t("head.noFile") },
          ...files.map(({ name, path }) => ({ value: path, label: name })),
        ]}
      />
      <SubmitRow pendingLabel={t("saving")}>{t("head.save")}</SubmitRow>
    </PageForm>
  );
}
