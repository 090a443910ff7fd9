import type { Failure } from "@aufwind/contract/system";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactList } from "../../shared/facts/fact-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { failureTitle } from "./failure-title.ts";

const LONGEST_REASON = 1000;

type FailureActionsProps = { failure: Failure; query: string };
type FailureDetailProps = FailureActionsProps & {
  /** On the page of its case, which needs no way there. */
  isInCase?: boolean;
};

/** One thing that gave up: tries and error, to whom a mail went, and trying again or leaving it. */
export function FailureDetail({ failure, query, isInCase = false }: FailureDetailProps) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  const { attempts, error, failedAt, state, settledAt, settledBy, reason, caseNumber, isRepeatable, can } = failure;
  const shown = [
    [t("failures.facts.failedAt"), formatMoment(locale, failedAt)],
    [t("failures.facts.attempts"), String(attempts)],
    [t("failures.facts.error"), error || "–"],
    ...(settledAt
      ? [[t(`failures.facts.${state === "open" ? "failedAt" : state}`), formatMoment(locale, settledAt)] as const]
      : []),
    ...(settledBy ? [[t("failures.facts.by"), settledBy.name || "–"] as const] : []),
    ...(reason ? [[t("failures.facts.reason"), reason] as const] : []),
  ] as const;
  return (
    <Panel
      title={failureTitle(failure, t)}
      small
      aside={
        caseNumber !== null &&
        !isInCase && (
          <PageLink to="teamCase" params={{ number: String(caseNumber) }}>
            {t("failures.toCase", { number: caseNumber })}
          </PageLink>
        )
      }
    >
      <FactList facts={shown} />
      {can.readRecipient && <Recipient {...{ failure, query }} />}
      {state === "open" && !isRepeatable && <Note>{t("failures.gone")}</Note>}
      {state === "open" && !can.dismiss && <Note icon="lock">{t("failures.supportOnly")}</Note>}
      <FailureActions {...{ failure, query }} />
    </Panel>
  );
}

/** The address on request: each look is logged. */
function Recipient({ failure: { id }, query }: FailureActionsProps) {
  const { t } = useTranslation("system");
  const result = useAnswer<FormResult<{ id: string; address: string }>>();
  if (result?.ok && result.form === `readRecipient.${id}`)
    return (
      <p role="status">
        {t("failures.recipient.is")} <b>{result.data.address}</b>
      </p>
    );
  return (
    <PageForm name={`readRecipient.${id}`} query={query}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton look="ghost" small>
        {t("failures.recipient.show")}
      </SubmitButton>
    </PageForm>
  );
}

function FailureActions({ failure: { id, kind, can }, query }: FailureActionsProps) {
  const { t } = useTranslation("system");
  const result = useAnswer<FormResult>();
  const dismiss = `dismissFailure.${id}`;
  return (
    <>
      {can.retry && (
        <PageForm name={`retryFailure.${id}`} query={query}>
          <input type="hidden" name="id" value={id} />
          <p>{t(`failures.retry.${kind}`)}</p>
          <SubmitButton look="accent">{t("failures.retry.button")}</SubmitButton>
        </PageForm>
      )}
      {can.dismiss && (
        <Disclosure summary={t("failures.dismiss.title")} open={result?.form === dismiss && !result.ok}>
          <PageForm name={dismiss} query={query}>
            <input type="hidden" name="id" value={id} />
            <p>{t(`failures.dismiss.${kind}`)}</p>
            <TextArea
              name="reason"
              label={t("failures.dismiss.reason")}
              help={t("failures.dismiss.reasonHelp")}
              rows={3}
              max={LONGEST_REASON}
            />
            <SubmitButton>{t("failures.dismiss.button")}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </>
  );
}
