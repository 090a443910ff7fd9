import type { Intake } from "@aufwind/contract/intake-forms";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Answers } from "../../shared/questions/answers.tsx";
import { QuestionField } from "../../shared/questions/question-field.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import styles from "./intake-forms.module.css";

/** The questions before an appointment, to answer until it begins. */
export function IntakePage({ intake }: { intake: Intake }) {
  const { t } = useTranslation("intake-forms");
  const { appointmentId, scheduledAt } = intake;
  return (
    <>
      <PageHeader
        back={
          <BackLink to="clientAppointment" params={{ id: appointmentId }}>
            {t("page.back")}
          </BackLink>
        }
        title={t("page.title")}
        lead={
          <>
            {t(`kinds.${intake.consultation}`)}, <Moment at={scheduledAt} beside />
          </>
        }
      />
      <Panels>
        <Panel title={t("page.questions")}>
          {intake.can.includes("answer") ? <AnswerForm intake={intake} /> : <Closed intake={intake} />}
        </Panel>
      </Panels>
    </>
  );
}

/** The page is loaded anew after a draft; without that the answer says which version there is. */
const versionAfter = (result: FormResult | undefined, loaded: number) => {
  const kept = result?.ok ? (result.data as { version?: number } | undefined)?.version : undefined;
  return Math.max(kept ?? 0, loaded);
};

function AnswerForm({ intake: { questions, answers, state, version } }: { intake: Intake }) {
  const { t } = useTranslation("intake-forms");
  const result = useAnswer<FormResult>();
  const isHandedIn = state === "answered";
  return (
    <>
      <Note icon="lock">{t("page.whoReads")}</Note>
      <PageForm name="answer" failure={t("page.failed")} saved={t("page.drafted")}>
        <input type="hidden" name="version" value={versionAfter(result, version)} />
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} answer={answers[question.id]} />
        ))}
        <p className={styles.soft}>{t(isHandedIn ? "page.change" : "page.until")}</p>
        <div className={styles.buttons}>
          <SubmitButton look="accent" name="act" value="submit">
            {t(isHandedIn ? "page.saveChange" : "page.submit")}
          </SubmitButton>
          {!isHandedIn && (
            <SubmitButton look="ghost" name="act" value="draft">
              {t("page.draft")}
            </SubmitButton>
          )}
        </div>
      </PageForm>
    </>
  );
}

/** After the start; what came too late is said. */
function Closed({ intake }: { intake: Intake }) {
  const { t } = useTranslation("intake-forms");
  const result = useAnswer<FormResult>();
  return (
    <>
      {result?.ok === false && <ErrorSummary form="answer" problem={result.problem} failure={t("page.failed")} />}
      <Answers {...intake} leftOut={t("leftOut")} />
    </>
  );
}
