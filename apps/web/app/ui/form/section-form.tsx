import type { BodyOf } from "../../platform/forms/form-body.ts";
import { Panel } from "../panel.tsx";
import styles from "./form.module.css";
import type { SchemaImport } from "./form-results.ts";
import { PageForm } from "./page-form.tsx";
import { SubmitButton } from "./submit-button.tsx";

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
  children: React.ReactNode;
};

/** One section of a long page, saved by itself. */
export const SectionForm = ({ id, name, schema, bodyOf, word, saving, children }: SectionFormProps) => (
  <Panel title={word("title")} id={id}>
    <p>{word("lead")}</p>
    <div className={styles.section}>
      <PageForm name={name} schema={schema} bodyOf={bodyOf} failure={word("failed")} saved={word("saved")}>
        {children}
        <div>
          <SubmitButton pendingLabel={saving}>{word("save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  </Panel>
);
