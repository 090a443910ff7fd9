import type { Case } from "@aufwind/contract/cases";
import type { HeldEarning } from "@aufwind/contract/earnings-team";
import { useState } from "react";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./case.module.css";
import { CaseActions } from "./case-actions.tsx";
import { CaseEntryLine } from "./case-entry.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseHolds } from "./case-holds.tsx";
import { Deadline } from "./case-list.tsx";
import { caseTitle } from "./case-texts.ts";

type CaseDetailProps = {
  opened: Case;
  holds: readonly HeldEarning[];
  back: string;
  ownId: string;
  now: number;
  /** What it is about, with its own actions. */
  subject?: React.ReactNode;
};

/** Forms that tell of their own results. */
const ELSEWHERE =
  /^(?:search|create|saveView|changeView|removeView|bulk\w+|decideContent|openMessages|read(?:Messages|Recipient)|decideReview|\w+Withdrawal)\b/;

/** One case: its actions, what was written and done, an answer, and the facts beside it. */
export function CaseDetail({ opened, holds, back, ownId, now, subject }: CaseDetailProps) {
  const { t } = useTranslation("cases");
  const result = useAnswer<FormResult>();
  const other = opened.writing && opened.writing.id !== ownId ? opened.writing.name : null;
  return (
    <article className={styles.detail} aria-labelledby="case-title">
      <PageLink className={styles.back} to="teamCases" query={back}>
        {t("back")}
      </PageLink>
      <header className={styles.caseHead}>
        <div>
          <h2 id="case-title">{caseTitle(opened, t)}</h2>
          <span className={styles.about}>
            #{opened.number} · {t(`kinds.${opened.kind}`)} · {t(`states.${opened.state}`)}
          </span>
        </div>
        <Deadline item={opened} now={now} />
      </header>
      {result?.ok && !ELSEWHERE.test(result.form) && <Outcome of={result}>{t("done")}</Outcome>}
      <div role="status">{other && <Note icon="message">{t("writing", { name: other })}</Note>}</div>
      {opened.mergedInto !== null && (
        <Note>
          {t("mergedInto")}{" "}
          <PageLink to="teamCase" params={{ number: String(opened.mergedInto) }}>
            #{opened.mergedInto}
          </PageLink>
        </Note>
      )}
      <CaseActions opened={opened} ownId={ownId} query={back} />
      <div className={styles.columns}>
        <div className={styles.thread}>
          {subject}
          {holds.length > 0 && opened.person?.id && <CaseHolds holds={holds} coachId={opened.person.id} query={back} />}
          <ol aria-label={t("thread")} className={styles.entries}>
            {opened.entries.map((entry) => (
              <CaseEntryLine key={entry.id} entry={entry} opened={opened} />
            ))}
          </ol>
          <CaseWriter opened={opened} ownId={ownId} query={back} />
        </div>
        <CaseFacts opened={opened} />
      </div>
    </article>
  );
}

const LONGEST = 5000;

/** The answer to the person, with templates; and a note for the team alone. */
function CaseWriter({ opened, ownId, query }: { opened: Case; ownId: string; query: string }) {
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
  const result = useAnswer<FormResult>();
  const [seen, setSeen] = useState({ result, turn: 0 });
  const isSent = result?.ok === true && result.form === form;
  if (result !== seen.result) setSeen({ result, turn: seen.turn + (isSent ? 1 : 0) });
  return { turn: seen.turn, ignored: isSent ? result : undefined };
}
