import type { ReplyTemplate } from "@aufwind/contract/reply-templates";
import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { MOST_REPLY_TEMPLATES, NAME_PLACEHOLDER } from "@aufwind/rules/reply-templates";
import { Link, useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import rows from "../../shared/list/rows.module.css";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/placeholders.tsx";
import { templateBody } from "./form-parsers.ts";
import styles from "./reply-templates.module.css";
import type { ReplyTemplatesFacts } from "./reply-templates.server.ts";

const schema = () => import("@aufwind/contract/reply-templates").then((contract) => contract.NewReplyTemplate);
const TOLD = ["createTemplate", "changeTemplate", "removeTemplate"] as const;

/** What a coach writes to clients again and again. */
export function ReplyTemplatesPage({ templates, isNew, chosen }: ReplyTemplatesFacts) {
  const { t } = useTranslation("reply-templates");
  const result = useActionData<FormResult<ReplyTemplate | undefined>>();
  const told = result?.ok && TOLD.find((form) => form === result.form);
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
        list={<TemplateList templates={templates} chosenId={chosen?.id} />}
        detail={isNew || chosen ? <TemplatePanel key={chosen?.id ?? templates.length} template={chosen} /> : null}
      />
    </>
  );
}

type TemplateListProps = { templates: readonly ReplyTemplate[]; chosenId: string | undefined };

function TemplateList({ templates, chosenId }: TemplateListProps) {
  const { t } = useTranslation("reply-templates");
  if (templates.length === 0)
    return (
      <EmptyState title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  return (
    <div className={`${rows.table} ${styles.table}`}>
      <ul>
        {templates.map(({ id, title, text }) => (
          <li key={id} className={`${rows.row} ${styles.row}`}>
            <div>
              <Link
                className={`${rows.name} ${rows.link}`}
                to={`?template=${id}`}
                aria-current={id === chosenId ? "true" : undefined}
                preventScrollReset
              >
                {title}
              </Link>
              <span className={rows.soft}>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A new template, or one that is changed or removed. */
function TemplatePanel({ template }: { template: ReplyTemplate | null }) {
  const { t } = useTranslation("reply-templates");
  return (
    <Panel title={template?.title ?? t("add")}>
      <PageForm
        name={template ? "changeTemplate" : "createTemplate"}
        schema={schema}
        bodyOf={templateBody}
        query={`template=${template?.id ?? "new"}`}
      >
        {template && <input type="hidden" name="id" value={template.id} />}
        <TextField name="title" label={t("name")} help={t("nameHelp")} max={80} defaultValue={template?.title} />
        <TextArea
          name="text"
          label={t("text")}
          help={t("textHelp", { placeholder: NAME_PLACEHOLDER })}
          rows={7}
          max={MESSAGE_LIMIT}
          defaultValue={template?.text ?? ""}
        />
        <SubmitButton>{t(template ? "save" : "create")}</SubmitButton>
      </PageForm>
      {template && (
        <Disclosure summary={t("remove")}>
          <p>{t("removeText")}</p>
          <PageForm name="removeTemplate">
            <input type="hidden" name="id" value={template.id} />
            <SubmitButton look="danger">{t("removeNow")}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </Panel>
  );
}
