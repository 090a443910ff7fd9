import { berlinDay, briefTimeOf, formatDay, momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { formatSpan } from "../../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { MessageRow } from "../today/message-row.tsx";
import { toneOf } from "../today/waiting.ts";
import { ActionForm, ActionLink } from "../today/waiting-actions.tsx";
import { Line, Proposed } from "../today/waiting-line.tsx";
import type { ClientLine } from "./client-lines.ts";

type Of<Kind extends ClientLine["kind"]> = Extract<ClientLine, { kind: Kind }>["item"];
type Appointment = Of<"pay" | "details" | "newTime" | "look">;

/** One thing that waits for a client. */
export function ClientRow({ line, now }: { line: ClientLine; now: number }) {
  const { t } = useTranslation("dashboards-today");
  if (line.kind === "message") return <MessageRow item={line.item} now={now} gone={t("client.gone")} />;
  if (line.kind === "review") return <ReviewRow {...line} />;
  if (line.kind === "worksheet") return <WorksheetRow {...line} />;
  if (line.kind === "step") return <StepRow item={line.item} now={now} />;
  if (line.kind === "pay") return <PayRow item={line.item} />;
  return <DecisionRow kind={line.kind} item={line.item} now={now} />;
}

function PayRow({ item }: { item: Appointment }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { id, coach, scheduledAt, payment, feeCents } = item;
  const name = coach.name || t("client.gone");
  const isAsked = payment === "authentication";
  return (
    <Line
      name={name}
      picture={coach.picture}
      to={{ page: "clientAppointment", params: { id } }}
      when={<Moment at={scheduledAt} beside />}
      about={`· ${formatMoney(locale, feeCents)}`}
      pill={<Pill tone="bad">{t(isAsked ? "client.asked" : "client.failed")}</Pill>}
      acts={
        <ActionLink page="clientPay" params={{ id }} who={name} icon="card">
          {t(isAsked ? "client.authenticate" : "client.pay")}
        </ActionLink>
      }
    />
  );
}

type DecisionRowProps = { kind: "details" | "newTime" | "look"; item: Appointment; now: number };

/** A new time to answer, payment details to give, or a no show to look at. */
function DecisionRow({ kind, item, now }: DecisionRowProps) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { id, coach, scheduledAt, scheduledBefore, answerBy, consultation } = item;
  const name = coach.name || t("client.gone");
  const who = `${name}, ${momentOf({ at: scheduledAt }, { locale })}`;
  const time = briefTimeOf(scheduledAt, locale);
  const series = item.series && item.series.waiting > 1 ? item.series : null;
  const acts = {
    details: (
      <ActionLink page="clientPayment" params={{ id }} who={who} icon="card">
        {t("client.giveDetails")}
      </ActionLink>
    ),
    newTime: (
      <>
        {series ? (
          <ActionLink page="clientSeries" params={{ id: series.id }} query="act=accept" who={who} icon="check">
            {t("waiting.acceptSeries")}
          </ActionLink>
        ) : item.needsEarlyStart ? (
          <ActionLink page="clientAppointment" params={{ id }} query="act=accept" who={who} icon="check">
            {t("waiting.accept", { time })}
          </ActionLink>
        ) : (
          <ActionForm name={`accept.${id}`} who={who}>
            {t("waiting.accept", { time })}
          </ActionForm>
        )}
        <ActionLink page="clientAppointment" params={{ id }} who={who} isSecond>
          {t("waiting.otherTime")}
        </ActionLink>
      </>
    ),
    look: (
      <ActionLink page="clientAppointment" params={{ id }} who={who}>
        {t("waiting.view")}
      </ActionLink>
    ),
  };
  return (
    <Line
      name={name}
      picture={coach.picture}
      to={series ? { page: "clientSeries", params: { id: series.id } } : { page: "clientAppointment", params: { id } }}
      when={<Proposed at={scheduledAt} before={scheduledBefore} />}
      about={`· ${series ? t("waiting.series", { dates: series.waiting }) : t(`kinds.${consultation}`)}`}
      pill={
        answerBy ? (
          <Pill tone={toneOf(answerBy, now)}>
            {t("waiting.left", { time: formatSpan(locale, Date.parse(answerBy) - now) })}
          </Pill>
        ) : (
          <Pill tone="warn">{t("client.held")}</Pill>
        )
      }
      acts={acts[kind]}
      form={`accept.${id}`}
    />
  );
}

function ReviewRow({ item: { id, coachName, scheduledAt }, picture }: Extract<ClientLine, { kind: "review" }>) {
  const { t } = useTranslation("dashboards-today");
  return (
    <Line
      name={coachName || t("client.gone")}
      picture={picture}
      to={{ page: "clientReview", params: { id } }}
      when={<Moment at={scheduledAt} shape="day" />}
      about={`· ${t("client.howWasIt")}`}
      pill={null}
      acts={
        <ActionLink page="clientReview" params={{ id }} who={coachName} icon="star">
          {t("client.rate")}
        </ActionLink>
      }
    />
  );
}

function WorksheetRow({ item, picture }: Extract<ClientLine, { kind: "worksheet" }>) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { id, title, coach, dueOn } = item;
  const name = coach.name || t("client.gone");
  return (
    <Line
      name={name}
      picture={picture}
      to={{ page: "clientWorksheet", params: { id } }}
      about={t("client.worksheet")}
      pill={dueOn && <Pill>{t("client.by", { day: formatDay(locale, dueOn, "brief") })}</Pill>}
      acts={
        <ActionLink page="clientWorksheet" params={{ id }} who={title ?? name} icon="note">
          {t("client.answer")}
        </ActionLink>
      }
    />
  );
}

function StepRow({ item: { goalId, text, dueOn }, now }: { item: Of<"step">; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const isOver = dueOn < berlinDay(now);
  const day = formatDay(locale, dueOn, "brief");
  return (
    <Line
      name={t("client.step")}
      picture={null}
      icon="flag"
      to={{ page: "clientGoal", params: { id: goalId } }}
      about={text ?? t("client.stepUnreadable")}
      pill={<Pill tone={isOver ? "warn" : "plain"}>{t(isOver ? "client.stepOver" : "client.stepBy", { day })}</Pill>}
      acts={
        <ActionLink page="clientGoal" params={{ id: goalId }} who={text ?? ""} icon="flag">
          {t("client.toGoal")}
        </ActionLink>
      }
    />
  );
}
