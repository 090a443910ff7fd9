import type { ImportedCalendar } from "@aufwind/contract/calendars";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useFreshName } from "../../ui/form/form-results.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField, VerbatimField } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./calendars.module.css";
import { ImportRow } from "./import-row.tsx";

export const importBody = (form: FormData) => ({ name: text(form, "name"), address: text(form, "address") });

const MOST = 5;
const TOLD = { addImport: "added", refreshImport: "refreshed", removeImport: "removed" } as const;
const isTold = (name: string): name is keyof typeof TOLD => Object.hasOwn(TOLD, name);

/** Calendars whose busy times are not offered to clients. */
export function ImportsPanel({ imports }: { imports: ImportedCalendar[] | null }) {
  const { t } = useTranslation("calendars");
  const result = useAnswer<FormResult>();
  if (!imports) return <Failure title={t("imports.failed")} />;
  const [act = ""] = result?.form.split(".") ?? [];
  return (
    <Panel title={t("imports.title")} id="imports">
      {result?.ok && isTold(act) && <Outcome of={result}>{t(`imports.${TOLD[act]}`)}</Outcome>}
      <p>{t("imports.text")}</p>
      {imports.length === 0 && <p className={styles.none}>{t("imports.none")}</p>}
      {imports.length > 0 && (
        <ul className={styles.rows}>
          {imports.map((each) => (
            <li key={each.id}>
              <ImportRow {...each} />
            </li>
          ))}
        </ul>
      )}
      {imports.length >= MOST ? <Note>{t("imports.most")}</Note> : <AddImport />}
    </Panel>
  );
}

const schema = () => import("@aufwind/contract/calendars").then((contract) => contract.ImportedAddress);

function AddImport() {
  const { t } = useTranslation("calendars");
  const name = useFreshName("addImport");
  return (
    <PageForm key={name} name={name} schema={schema} bodyOf={importBody} failure={t("imports.notAdded")}>
      <TextField name="name" label={t("imports.name")} help={t("imports.nameHelp")} autoComplete="off" />
      <VerbatimField name="address" label={t("imports.address")} help={t("imports.addressHelp")} type="url" />
      <SubmitRow pendingLabel={t("imports.adding")}>{t("imports.add")}</SubmitRow>
    </PageForm>
  );
}
