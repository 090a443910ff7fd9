import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { VerbatimField } from "../../ui/form/text-fields.tsx";
import styles from "./find-form.module.css";

type FindFormProps = { name: string; label: string; help: string; button: string; query?: string };

/** A search of the team: posted, so that no name or address stands in the address of a page. */
export const FindForm = ({ name, label, help, button, query = "" }: FindFormProps) => (
  <PageForm name={name} className={styles.find ?? ""} query={query}>
    <VerbatimField name="q" label={label} help={help} />
    <SubmitButton look="primary">{button}</SubmitButton>
  </PageForm>
);
