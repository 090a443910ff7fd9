import type { Worksheet } from "@aufwind/contract/worksheets";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { Answers } from "../../shared/questions/answers.tsx";
import { QuestionField } from "../../shared/questions/question-field.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";

type WorksheetPageProps = { sheet: Worksheet; side: "client" | "coach" };

/** One worksheet: to answer, or what was answered. */
export function WorksheetPage({ sheet, side }: WorksheetPageProps) {
  const { t } = useTranslation("worksheets");
  const locale = useLocale();
  const { title, intro, coach, client, dueOn, answeredAt } = sheet;
  const name = (side === "client" ? coach.name : client.name) || t("gone");
  const facts = [
    t(side === "client" ? "row.from" : "row.to", { name }),
    answeredAt
      ? t("row.answered", { day: formatDate(locale, answeredAt) })
      : dueOn && t("row.due", { day: formatDay(locale, dueOn) }),
  ];
  const leftOut = t(answeredAt ? "page.leftOut" : "page.notYet");
  return (
    <>
      <PageHeader
        back={
          side === "client" ? (
            <BackLink to="clientGoals">{t("page.goals")}</BackLink>
          ) : (
            <BackLink to="coachClient" params={{ id: client.id }} query="tab=goals">
              {t("page.file")}
            </BackLink>
          )
        }
        title={title ?? t("unreadable")}
        lead={facts.filter(Boolean).join(" · ")}
      />
      <Panels>
        <Panel title={t(answeredAt ? "page.answers" : "page.questions")}>
          {intro && <p className={styles.text}>{intro}</p>}
          {sheet.can.includes("answer") && <Note icon="lock">{t("answer.whoReads", { name })}</Note>}
          {answeredAt && <Told sheet={sheet} />}
          {sheet.can.includes("answer") ? <AnswerForm sheet={sheet} /> : <Answers {...sheet} leftOut={leftOut} />}
        </Panel>
        {sheet.can.includes("withdraw") && <WithdrawPanel sheet={sheet} />}
      </Panels>
    </>
  );
}

/** What became of handing in; what came too late is shown, so that nothing typed is lost. */
function Told({ sheet }: { sheet: Worksheet }) {
  const { t } = useTranslation("worksheets");
  const result = useAnswer<FormResult>();
  if (result?.form !== "answer") return null;
  if (result.ok) return <Outcome of={result}>{t("answer.handedIn", { name: sheet.coach.name || t("gone") })}</Outcome>;
  const typed = sheet.questions.flatMap(({ id, text }) => {
    const said = result.values[`answers.${id}`];
    return said ? [{ id, text, said }] : [];
  });
  return (
    <>
      <ErrorSummary form="answer" problem={result.problem} failure={t("answer.failed")} />
      {typed.length > 0 && (
        <Disclosure summary={t("answer.typed")} open>
          <dl className={styles.answers}>
            {typed.map(({ id, text, said }) => (
              <div key={id}>
                <dt>{text}</dt>
                <dd className={styles.text}>{said}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

function WithdrawPanel({ sheet }: { sheet: Worksheet }) {
  const { t } = useTranslation("worksheets");
  return (
    <Panel title={t("withdraw.title")}>
      <p>{t("withdraw.text", { name: sheet.client.name || t("gone") })}</p>
      <PageForm name="withdraw" failure={t("withdraw.failed")} leadsOn>
        <input type="hidden" name="id" value={sheet.id} />
        <input type="hidden" name="clientId" value={sheet.client.id} />
        <SubmitRow look="ghost" small>
          {t("withdraw.submit")}
        </SubmitRow>
      </PageForm>
    </Panel>
  );
}

/** The questions as a form: kept as a draft, or handed in once. */
function AnswerForm({ sheet }: { sheet: Worksheet }) {
  const { t } = useTranslation("worksheets");
  const result = useAnswer<FormResult>();
  return (
    <PageForm name="answer" failure={t("answer.failed")} saved={t("answer.drafted")}>
      <input type="hidden" name="version" value={versionAfter(result, sheet.version)} />
      {sheet.questions.map((question) => (
        <QuestionField key={question.id} question={question} answer={sheet.answers[question.id]} />
      ))}
      <p className={styles.soft}>{t("answer.once")}</p>
      <div className={styles.buttons}>
        <SubmitButton look="accent" name="act" value="submit">
          {t("answer.submit")}
        </SubmitButton>
        <SubmitButton look="ghost" name="act" value="draft">
          {t("answer.draft")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** The page is loaded anew after a draft; without that the answer says which version there is. */
const versionAfter = (result: FormResult | undefined, loaded: number) => {
  const kept = result?.ok ? (result.data as { version?: number } | undefined)?.version : undefined;
  return Math.max(kept ?? 0, loaded);
};
