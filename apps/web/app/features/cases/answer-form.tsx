import type { Case, CaseEntry } from "@aufwind/contract/cases";
import type { writeInCase } from "@aufwind/contract/cases-acts";
import { type CaseKind, WRITING_LASTS } from "@aufwind/rules/cases";
import { useEffect, useRef, useState } from "react";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { AnswerField } from "./answer-field.tsx";
import styles from "./case.module.css";
import { CaseEntryLine } from "./case-entry.tsx";
import { answerBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/cases-acts").then((contract) => contract.CaseAnswer);

/** What they are about is decided above the answer: there the one apricot button stands. */
const DECIDED: readonly CaseKind[] = ["contentNotice", "contestedReview", "system", "withdrawal"];

type AnswerFormProps = { opened: Case; ownId: string; query: string; ignored: FormResult | undefined };

/** The answer to the person. What others wrote or did since one began is shown before it is sent over that. */
export function AnswerForm({ opened, ownId, query, ignored }: AnswerFormProps) {
  const { t } = useTranslation("cases");
  const { entries, version, person, number, kind } = opened;
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const tellWriting = useWriting(number);
  const between = known ? entries.filter(({ id, author }) => !known.has(id) && author?.id !== ownId) : [];
  function type({ target }: React.FormEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const isWriting = target.value.trim() !== "";
    tellWriting(isWriting);
    setKnown((before) => (isWriting ? (before ?? new Set(entries.map(({ id }) => id))) : null));
  }
  const isOver = between.length > 0;
  return (
    <div data-part="answer" onInput={type}>
      <PageForm name="answer" {...{ schema, query, ignored }} bodyOf={answerBody}>
        <input type="hidden" name="version" value={version} />
        <AnswerField opened={opened} label={t("answerTo", { name: person?.name || person?.email || "" })} />
        <Between entries={between} opened={opened} />
        <div className={styles.buttons}>
          <SubmitButton look={DECIDED.includes(kind) ? "primary" : "accent"} name="then" value="close">
            {t(isOver ? "between.sendAndClose" : "sendAndClose")}
          </SubmitButton>
          <SubmitButton look="ghost" name="then" value="stay">
            {t(isOver ? "between.send" : "send")}
          </SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}

/** What came in while one wrote; read out as soon as it does. */
function Between({ entries, opened }: { entries: readonly CaseEntry[]; opened: Case }) {
  const { t } = useTranslation("cases");
  return (
    <div role="status">
      {entries.length > 0 && (
        <div className={styles.between}>
          <p>
            <b>{t("between.title")}</b> {t("between.text")}
          </p>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <CaseEntryLine key={entry.id} entry={entry} opened={opened} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

const WRITE = lightRoute<typeof writeInCase>({ method: "post", path: "/api/operators/cases/{number}/writing" });
/** Often enough that a lost one does not count as an end. */
const TOLD_EVERY = WRITING_LASTS / 3;

/** Best effort: over a changed case nothing is sent anyway. */
const tell = (number: number, isWriting: boolean) =>
  callFromBrowser(WRITE, { params: { number: String(number) }, body: { isWriting } }).catch(() => undefined);

/** Shows colleagues that one writes an answer, until the field is empty or gone. */
function useWriting(number: number): (isWriting: boolean) => void {
  const told = useRef(0);
  const end = useRef(() => {
    if (told.current > 0) void tell(number, false);
    told.current = 0;
  }).current;
  useEffect(() => end, [end]);
  return (isWriting) => {
    if (!isWriting) return end();
    if (Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    void tell(number, true);
  };
}
