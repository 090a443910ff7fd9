import type { ReplyTemplate } from "@aufwind/contract/reply-templates";
import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { MOST_REPLY_TEMPLATES, NAME_PLACEHOLDER } from "@aufwind/rules/reply-templates";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import { TEMPLATE_FORMS, TemplatePanel, TemplateRows } from "../../shared/templates/template-parts.tsx";
import { PageButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { templateBody } from "./form-parsers.ts";
import type { ReplyTemplatesFacts } from "./reply-templates.server.ts";

const schema = () => import("@aufwind/contract/reply-templates").then((contract) => contract.NewReplyTemplate);

/** What a coach writes to clients again and again. */
export function ReplyTemplatesPage({ templates, isNew, chosen }: ReplyTemplatesFacts) {
  const { t } = useTranslation("reply-templates");
  const result = useActionData<FormResult<ReplyTemplate | undefined>>();
  const told = result?.ok && TEMPLATE_FORMS.find((form) => form === result.form);
  const acts = templates.length < MOST_REPLY_TEMPLATES && (
    <PageButton to="replyTemplates" query="template=new" look="accent">
      <Icon name="plus" /> {t("add")}
    </PageButton>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={acts} />
      {told && <Outcome of={result}>{t(`done.${told}`)}</Outcome>}
      <Beside
        isChosen={isNew || chosen !== null}
        back={{ to: "?", label: t("all") }}
        list={
          <TemplateRows
            templates={templates.map(({ title, ...template }) => ({ ...template, name: title }))}
            chosenId={chosen?.id}
            empty={{ title: t("empty.title"), text: t("empty.text") }}
          />
        }
        detail={isNew || chosen ? <OneTemplate key={chosen?.id ?? templates.length} template={chosen} /> : null}
      />
    </>
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
