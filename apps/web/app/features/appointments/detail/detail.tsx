import type { Appointment } from "@aufwind/contract/appointments";
import { isLive } from "@aufwind/rules/appointments/status";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CallLink } from "../../../shared/call-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { BackLink } from "../../../ui/links.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import { showToast } from "../../../ui/toasts.tsx";
import { actionInAddress, CONFIRMED_ACTIONS, PAGES_OF } from "../actions.ts";
import { useOtherName } from "../appointment-summary.tsx";
import { ActionStep } from "./action-dialog.tsx";
import { ActionLinks } from "./action-links.tsx";
import type { InvoiceLink } from "./appointment.server.ts";
import { CurrentStatus } from "./current-status.tsx";
import styles from "./detail.module.css";
import { FactList } from "./fact-list.tsx";
import { History } from "./history.tsx";

const DONE = [...CONFIRMED_ACTIONS, "reschedule", "book", "giveDetails"] as const;

type NoteProps = {
  appointment: Appointment;
  /** The finished action in the address. */
  done: string | null;
  /** Whether its form is still shown and says itself what is wrong. */
  isAsking: boolean;
};

/** The result of the last action, if its own form is gone. */
function OutcomeNote({ appointment, done, isAsking }: NoteProps) {
  const { t } = useTranslation("appointments");
  const result = useAnswer<FormResult>();
  const name = useOtherName(appointment, appointment.side);
  const last = appointment.history.at(-1);
  // An old address is ignored after another action.
  const act = DONE.find((each) => each === done && last?.event === each && last.by === appointment.side);
  const isNew = act === "book" || act === "giveDetails";
  const isBooked = isNew && last?.scheduledStatus === "Scheduled";
  const text = isBooked ? t("acts.booked", { name }) : act ? t(`acts.${act}.done`, { name }) : undefined;
  useEffect(() => {
    if (text) showToast({ text, isSaid: true });
  }, [text]);
  if (result && !result.ok && !isAsking)
    return <ErrorSummary form={result.form} problem={{ ...result.problem, detail: t("acts.changed") }} />;
  return text ? (
    <Outcome of={last} joyful={isNew}>
      {text}
    </Outcome>
  ) : null;
}

type DetailProps = {
  appointment: Appointment;
  /** In which it is held, by its name. */
  language: string | null;
  now: number;
  /** The client's invoices for it. */
  invoices?: readonly InvoiceLink[];
  /** The link to rate it, or to the client's review. */
  review?: React.ReactNode;
  /** The link by which a client waits for an earlier time. */
  earlier?: React.ReactNode;
  /** The link to the coach's note about it. */
  note?: React.ReactNode;
  /** What is asked before it, above the facts. */
  asked?: React.ReactNode;
  /** What was asked in writing with it. */
  worksheets?: React.ReactNode;
  /** Whether an invoice will come that has to name its recipient, and none is set yet. */
  asksBilling?: boolean;
};

/** One appointment: status, possible actions, facts, and history. */
export function AppointmentDetail({
  appointment,
  language,
  now,
  invoices = [],
  asksBilling = false,
  ...ways
}: DetailProps) {
  const { t } = useTranslation("appointments");
  const [params] = useSearchParams();
  const { side, can, feeCents, series } = appointment;
  const act = actionInAddress(params.get("act"), can);
  return (
    <>
      <PageHeader
        back={<BackLink to={PAGES_OF[side].list}>{t("detail.all")}</BackLink>}
        title={t("detail.title", { name: useOtherName(appointment, side) })}
        lead={
          series && (
            <PageLink className={patterns.link} to={PAGES_OF[side].series} params={{ id: series.id }}>
              {t("detail.series", { place: series.place, total: series.count })}
            </PageLink>
          )
        }
      />
      <div className={styles.detail}>
        <OutcomeNote appointment={appointment} done={params.get("done")} isAsking={act !== undefined} />
        {asksBilling && <BillingHint />}
        {act && <ActionStep key={act} {...{ act, appointment, now }} />}
        <section className={styles.first} aria-label={t("detail.acts")}>
          <CurrentStatus appointment={appointment} now={now} />
          <CallLink appointment={appointment} now={now} />
          {ways.review}
          {side === "coach" && (
            <div className={styles.acts}>
              {ways.note}
              <PrepareLink appointment={appointment} />
            </div>
          )}
          <ActionLinks appointment={appointment}>{ways.earlier}</ActionLinks>
        </section>
        {ways.asked}
        <div className={styles.columns}>
          <Panel title={t("detail.facts")}>
            <FactList appointment={appointment} language={language} now={now} invoices={invoices} />
          </Panel>
          <History appointment={appointment} />
        </div>
        {ways.worksheets}
        {side === "client" && feeCents > 0 && <WithdrawHint />}
        <HelpHint id={appointment.id} />
      </div>
    </>
  );
}

/** Before an appointment: the last note, goals and answers of its client on one page. */
function PrepareLink({ appointment: { client, scheduledStatus } }: { appointment: Appointment }) {
  const { t } = useTranslation("appointments");
  if (!client.name || !isLive(scheduledStatus)) return null;
  return (
    <PageButton to="coachPreparation" params={{ id: client.id }} look="ghost">
      {t("detail.prepare")}
    </PageButton>
  );
}

/** Support gets the appointment's id. */
function HelpHint({ id }: { id: string }) {
  const { t } = useTranslation("appointments");
  const query = String(new URLSearchParams({ appointment: id, from: useLocation().pathname }));
  const link = (words: string) => (
    <PageLink to="helpContact" query={query}>
      {words}
    </PageLink>
  );
  return (
    <Note>
      <p>
        <RichText text={t("detail.help")} tags={{ link }} />
      </p>
    </Note>
  );
}

function WithdrawHint() {
  const { t } = useTranslation("appointments");
  const link = (words: string) => <PageLink to="withdraw">{words}</PageLink>;
  return (
    <Note>
      <p>
        <RichText text={t("detail.withdraw")} tags={{ link }} />
      </p>
    </Note>
  );
}

/** Before an invoice comes that has to name its recipient. */
function BillingHint() {
  const { t } = useTranslation("appointments");
  const link = (words: string) => <PageLink to="billing">{words}</PageLink>;
  return (
    <Note icon="file">
      <p>
        <RichText text={t("detail.billing")} tags={{ link }} />
      </p>
    </Note>
  );
}
