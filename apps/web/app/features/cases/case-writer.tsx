import type { Case } from "@aufwind/contract/cases";
import { useState } from "react";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./case.module.css";

const LONGEST = 5000;

/** The answer to the person, with templates; and a note for the team alone. */
export function CaseWriter({ opened, ownId, query }: { opened: Case; ownId: string; query: string }) {
  const { t } = useTranslation("cases");
  const { can } = opened;
  const [answer, note] = [useEmptied("answer"), useEmptied("note")];
  return (
    <div className={styles.writer}>
      {can.answer && <AnswerForm key={answer.turn} {...{ opened, ownId, query }} ignored={answer.ignored} />}
      {can.note && (
        <div data-part="note">
          <Disclosure summary={t("note")}>
            <PageForm key={note.turn} name="note" query={query} ignored={note.ignored}>
              <TextArea name="text" label={t("noteLabel")} help={t("noteHelp")} rows={3} max={LONGEST} />
              <SubmitButton look="ghost" small>
                {t("saveNote")}
              </SubmitButton>
            </PageForm>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

/** A form that begins anew once its words are sent, and keeps them while anything else happens. */
function useEmptied(form: "answer" | "note") {
  const result = useActionData<FormResult>();
  const [seen, setSeen] = useState({ result, turn: 0 });
  const isSent = result?.ok === true && result.form === form;
  if (result !== seen.result) setSeen({ result, turn: seen.turn + (isSent ? 1 : 0) });
  return { turn: seen.turn, ignored: isSent ? result : undefined };
}
