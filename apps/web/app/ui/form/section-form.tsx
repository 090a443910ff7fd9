import type { BodyOf } from "../../platform/forms/form-body.ts";
import { FoldedPanel } from "../folded-panel.tsx";
import { Panel } from "../panel.tsx";
import styles from "./form.module.css";
import { type SchemaImport, useFormResult } from "./form-results.ts";
import { PageForm } from "./page-form.tsx";
import { SubmitRow } from "./submit-button.tsx";

type SectionFormProps = {
  /** The target of links to what is missing. */
  id: string;
  /** The form's name, and the action's. */
  name: string;
  schema: SchemaImport;
  bodyOf: BodyOf;
  /** What is said of this section. */
  word: (key: "title" | "lead" | "save" | "saved" | "failed") => string;
  saving: string;
  /** Folded until it is edited: how it stands, and the word that opens it. */
  folded?: Pick<React.ComponentProps<typeof FoldedPanel>, "state" | "act">;
  children: React.ReactNode;
};

/** One section of a long page, saved by itself. */
export function SectionForm({ id, name, schema, bodyOf, word, saving, folded, children }: SectionFormProps) {
  const isAnswered = useFormResult(name, undefined) !== undefined;
  const form = (
    <>
      <p>{word("lead")}</p>
      <div className={styles.section}>
        <PageForm name={name} schema={schema} bodyOf={bodyOf} failure={word("failed")} saved={word("saved")}>
          {children}
          <SubmitRow pendingLabel={saving}>{word("save")}</SubmitRow>
        </PageForm>
      </div>
    </>
  );
  if (!folded)
    return (
      <Panel title={word("title")} id={id}>
        {form}
      </Panel>
    );
  return (
    <FoldedPanel title={word("title")} id={id} isOpen={isAnswered} {...folded}>
      {form}
    </FoldedPanel>
  );
}
