import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm, type PageFormProps } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import rows from "../list/rows.module.css";
import { ListDetailLayout } from "../list-detail-layout.tsx";
import styles from "./templates.module.css";

/** The forms of such a page, which say afterwards what they did. */
const FORMS = ["createTemplate", "changeTemplate", "removeTemplate"] as const;

type TemplatesFrameProps = TemplateRowsProps & {
  isNew: boolean;
  t: (key: "title" | "lead" | "add" | "all" | `done.${(typeof FORMS)[number]}`) => string;
  /** To the form of a new one; null where there may be no more. */
  add: "teamTemplates" | "replyTemplates" | null;
  /** The form of the new or the chosen one. */
  detail: ReactNode;
};

/** Texts that are written once and used often; a new or the chosen one opens beside them. */
export function TemplatesFrame({ isNew, t, add, detail, ...rows }: TemplatesFrameProps) {
  const result = useAnswer<FormResult>();
  const told = result?.ok && FORMS.find((form) => form === result.form);
  const isChosen = isNew || rows.chosenId !== undefined;
  const acts = add && (
    <PageButton to={add} query="template=new" look="accent">
      <Icon name="plus" /> {t("add")}
    </PageButton>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={acts} />
      {told && <Outcome of={result}>{t(`done.${told}`)}</Outcome>}
      <ListDetailLayout
        isChosen={isChosen}
        back={{ to: "?", label: t("all") }}
        list={<TemplateRows {...rows} />}
        detail={
          // A new one begins empty again once the one before it is stored.
          isChosen && <Fragment key={rows.chosenId ?? rows.templates.length}>{detail}</Fragment>
        }
      />
    </>
  );
}

type TemplateRow = {
  id: string;
  name: string;
  text: string;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  aside?: ReactNode;
};
type TemplateRowsProps = {
  templates: readonly TemplateRow[];
  chosenId: string | undefined;
  empty: { title: string; text: string };
};

/** Each with its beginning. */
function TemplateRows({ templates, chosenId, empty }: TemplateRowsProps) {
  if (templates.length === 0)
    return (
      <EmptyState title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  return (
    <div className={`${rows.table} ${styles.table}`} data-aside={templates.some(({ aside }) => aside) || undefined}>
      <ul>
        {templates.map(({ id, name, text, lang, aside }) => (
          <li key={id} className={`${rows.row} ${styles.row}`}>
            <div>
              <Link
                className={`${rows.name} ${rows.link}`}
                to={`?template=${id}`}
                aria-current={id === chosenId ? "true" : undefined}
                preventScrollReset
              >
                {name}
              </Link>
              <span className={rows.soft} lang={lang}>
                {text}
              </span>
            </div>
            {aside && <span className={rows.soft}>{aside}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type TemplatePanelProps = Pick<PageFormProps, "schema" | "bodyOf"> & {
  title: string;
  /** That of the template which is changed or removed; undefined for a new one. */
  id: string | undefined;
  t: (key: "save" | "create" | "remove" | "removeText" | "removeNow") => string;
  children: ReactNode;
};

/** A new template, or one that is changed or removed. */
export function TemplatePanel({ title, id, t, children, ...form }: TemplatePanelProps) {
  return (
    <Panel title={title}>
      <PageForm name={id ? "changeTemplate" : "createTemplate"} {...form} query={`template=${id ?? "new"}`}>
        {id && <input type="hidden" name="id" value={id} />}
        {children}
        <SubmitButton>{t(id ? "save" : "create")}</SubmitButton>
      </PageForm>
      {id && (
        <Disclosure summary={t("remove")}>
          <p>{t("removeText")}</p>
          <PageForm name="removeTemplate">
            <input type="hidden" name="id" value={id} />
            <SubmitButton look="danger">{t("removeNow")}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </Panel>
  );
}
