import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useEffect } from "react";
import { useActionData, useLocation } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toasts.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Sentence, useOtherName } from "../appointment-summary.tsx";
import { UsefulLink } from "../most-useful-link.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";

const WAITING = "status=Pending&status=Rescheduled";

/** Requests and new times that wait for the coach, with a confirm button. */
export function WaitingPanel({ items, count }: { items: readonly AppointmentItem[]; count: number }) {
  const { t } = useTranslation("appointments");
  const all = (
    <PageLink to="coachAppointments" query={WAITING}>
      {t("home.all")}
    </PageLink>
  );
  return (
    <Panel title={t("home.waiting.coach")} aside={all} id="waiting">
      <Answered items={items} />
      <p>{count > 0 ? t("home.waitingCount", { count }) : t("home.noneWaiting")}</p>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <BriefRow
              key={item.id}
              item={item}
              side="coach"
              acts={<Answers item={item} />}
              note={<AnswerBy item={item} />}
              plain={isRequest(item)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AnswerBy({ item: { answerBy, hasNote } }: { item: AppointmentItem }) {
  const { t } = useTranslation("appointments");
  return (
    <>
      {answerBy && <Sentence text={t("home.answerBy")} until={answerBy} />}
      {hasNote && <> {t("home.hasNote")}</>}
    </>
  );
}

/** The confirm button already shows the status. */
const isRequest = ({ can }: AppointmentItem) => can.includes("confirm");

/** The result of confirming; the row itself is gone then. */
function Answered({ items }: { items: readonly AppointmentItem[] }) {
  const { t } = useTranslation("appointments");
  const result = useActionData<FormResult<{ client: { name: string } }>>();
  const [form, id] = result?.form.split(".") ?? [];
  const isMine = form === "confirm";
  const name = (isMine && result?.ok && result.data.client.name) || t("gone.client");
  const text = isMine && result?.ok ? t("acts.confirm.done", { name }) : undefined;
  useEffect(() => {
    if (text) showToast({ text, isSaid: true });
  }, [text]);
  if (text) return <Outcome of={result}>{text}</Outcome>;
  if (!isMine || !result || result.ok || items.some((item) => item.id === id)) return null;
  return <ErrorSummary form={result.form} problem={{ ...result.problem, detail: t("acts.changed") }} />;
}

function Answers({ item }: { item: AppointmentItem }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const name = useOtherName(item, "coach");
  const query = useLocation().search.slice(1);
  if (!isRequest(item)) return <UsefulLink item={item} side="coach" />;
  const at = momentOf({ at: item.scheduledAt }, { locale });
  return (
    <>
      <PageForm name={`confirm.${item.id}`} query={query} failure={t("acts.failed")}>
        <SubmitButton small>
          {t("acts.confirm.label")}
          <VisuallyHidden>: {`${name}, ${at}`}</VisuallyHidden>
        </SubmitButton>
      </PageForm>
      <PageButton to="coachReschedule" params={{ id: item.id }} look="ghost" small>
        {t("home.otherTime")}
        <VisuallyHidden>: {`${name}, ${at}`}</VisuallyHidden>
      </PageButton>
    </>
  );
}
