import type { ReplyTemplate } from "@aufwind/contract/reply-templates";
import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { MOST_REPLY_TEMPLATES, NAME_PLACEHOLDER } from "@aufwind/rules/reply-templates";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { TemplatePanel, TemplatesFrame } from "../../shared/templates/template-parts.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { templateBody } from "./form-parsers.ts";
import type { ReplyTemplatesFacts } from "./reply-templates.server.ts";

const schema = () => import("@aufwind/contract/reply-templates").then((contract) => contract.NewReplyTemplate);

/** What a coach writes to clients again and again. */
export function ReplyTemplatesPage({ templates, isNew, chosen }: ReplyTemplatesFacts) {
  const { t } = useTranslation("reply-templates");
  return (
    <TemplatesFrame
      {...{ t, isNew }}
      add={templates.length < MOST_REPLY_TEMPLATES ? "replyTemplates" : null}
      templates={templates.map(({ title, ...template }) => ({ ...template, name: title }))}
      chosenId={chosen?.id}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      detail={<OneTemplate template={chosen} />}
    />
  );
}

/** A new template, or one that is changed or removed. */
function OneTemplate({ template }: { template: ReplyTemplate | null }) {
  const { t } = useTranslation("reply-templates");
  return (
    <TemplatePanel title={template?.title ?? t("add")} id={template?.id} t={t} schema={schema} bodyOf={templateBody}>
      <TextField name="title" label={t("name")} help={t("nameHelp")} max={80} defaultValue={template?.title} />
      <TextArea
        name="text"
        label={t("text")}
        help={t("textHelp", { placeholder: NAME_PLACEHOLDER })}
        rows={7}
        max={MESSAGE_LIMIT}
        defaultValue={template?.text ?? ""}
      />
    </TemplatePanel>
  );
}
