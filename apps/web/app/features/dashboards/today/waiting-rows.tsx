import type { AppointmentItem } from "@aufwind/contract/appointments";
import { dayOf, momentOf } from "../../../platform/i18n/dates.ts";
import { formatRelative, formatSpan } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../../platform/pages/pages.ts";
import type { IconName } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Face } from "./portrait.tsx";
import { toneOf, type WaitingFilter, type WaitingLine } from "./waiting.ts";
import { ActionForm, ActionLink, ActionRefused } from "./waiting-actions.tsx";
import styles from "./waiting-panel.module.css";

type RowProps = { now: number; filter: WaitingFilter };
type Of<Kind extends WaitingLine["kind"]> = Extract<WaitingLine, { kind: Kind }>["item"];

/** One thing that waits. */
export function WaitingRow({ line, ...props }: RowProps & { line: WaitingLine }) {
  if (line.kind === "requests") return <RequestRow item={line.item} {...props} />;
  if (line.kind === "messages") return <MessageRow item={line.item} {...props} />;
  if (line.kind === "reviews") return <ReviewRow item={line.item} {...props} />;
  return <NoteRow item={line.item} />;
}

type LineProps = {
  name: string;
  picture: AppointmentItem["client"]["picture"];
  to: { page: MemberPage; params?: Record<string, string>; query?: string };
  /** Never cut off, whatever else is. */
  when?: React.ReactNode;
  about: React.ReactNode;
  pill: React.ReactNode;
  acts: React.ReactNode;
  /** The form whose refusal is shown below. */
  form?: string;
};

/** The name leads to the thing itself, from anywhere on the line. */
const Line = ({ name, picture, to, when, about, pill, acts, form }: LineProps) => (
  <li className={styles.row}>
    <Face name={name} picture={picture} />
    <p className={styles.text}>
      <PageLink to={to.page} {...(to.params && { params: to.params })} query={to.query ?? ""}>
        {name}
      </PageLink>
      {when && <span className={styles.when}>{when}</span>}
      <span>{about}</span>
    </p>
    {pill}
    <div className={styles.acts}>{acts}</div>
    {form && <ActionRefused form={form} />}
  </li>
);

/** A request, a proposed new time, or a no show to object to. */
function RequestRow({ item, now, filter }: RowProps & { item: Of<"requests"> }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { id, client, scheduledAt, scheduledBefore, answerBy, can, consultation } = item;
  const name = client.name || t("gone");
  const who = `${name}, ${momentOf({ at: scheduledAt }, { locale })}`;
  const act = can.includes("confirm") ? "confirm" : can.includes("accept") ? "accept" : null;
  // "Do., 13:00": the button names the new time, so that nobody accepts the old one.
  const time = `${dayOf(scheduledAt, { locale }).split(/[ ,]/)[0] ?? ""}, ${momentOf({ at: scheduledAt }, { locale, shape: "clock" }).replace(/\u00a0Uhr$/, "")}`;
  return (
    <Line
      name={name}
      picture={client.picture}
      to={{ page: "coachAppointment", params: { id } }}
      when={
        <>
          {scheduledBefore && (
            <>
              <VisuallyHidden>{t("waiting.before")} </VisuallyHidden>
              <s>
                <Moment at={scheduledBefore} beside />
              </s>{" "}
              <span aria-hidden="true">→</span> <VisuallyHidden>{t("waiting.proposed")} </VisuallyHidden>
            </>
          )}
          <Moment at={scheduledAt} beside />
        </>
      }
      about={`· ${t(`kinds.${consultation}`)}${item.hasNote ? ` · ${t("waiting.hasNote")}` : ""}`}
      pill={
        answerBy && (
          <Pill tone={toneOf(answerBy, now)}>
            {t("waiting.left", { time: formatSpan(locale, Date.parse(answerBy) - now) })}
          </Pill>
        )
      }
      acts={
        act ? (
          <>
            <ActionForm name={`${act}.${id}`} filter={filter} who={who}>
              {act === "accept" ? t("waiting.accept", { time }) : t("waiting.confirm")}
            </ActionForm>
            <ActionLink page="coachReschedule" params={{ id }} who={who} isSecond>
              {t("waiting.otherTime")}
            </ActionLink>
          </>
        ) : (
          <ActionLink page="coachAppointment" params={{ id }} who={who}>
            {t("waiting.view")}
          </ActionLink>
        )
      }
      {...(act && { form: `${act}.${id}` })}
    />
  );
}

function MessageRow({ item, now }: RowProps & { item: Of<"messages"> }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { conversationId, other, lastMessage, notReadMessagesCount } = item;
  const name = other.name || t("gone");
  const said = lastMessage?.text ? t("waiting.quote", { text: lastMessage.text }) : t("waiting.attachment");
  return (
    <Line
      name={name}
      picture={other.picture}
      to={{ page: "conversation", params: { id: conversationId } }}
      about={
        <>
          {notReadMessagesCount > 1 && `${t("waiting.unread", { count: notReadMessagesCount })} · `}
          {said}
        </>
      }
      pill={
        lastMessage && <Pill tone="bare">{formatRelative(locale, { at: Date.parse(lastMessage.sentAt), now })}</Pill>
      }
      acts={
        <ActionLink page="conversation" params={{ id: conversationId }} who={name} icon="message">
          {t("waiting.answer")}
        </ActionLink>
      }
    />
  );
}

function ReviewRow({ item, filter }: RowProps & { item: Of<"reviews"> }) {
  const { t } = useTranslation("dashboards-today");
  const { reviewId, author, stars, text } = item;
  const name = author ?? t("waiting.nobody");
  const who = t("waiting.review", { count: stars, name });
  return (
    <Line
      name={name}
      picture={null}
      to={{ page: "coachReviews" }}
      about={
        <>
          <span aria-hidden="true">★ {stars}</span>
          <VisuallyHidden>{t("waiting.stars", { count: stars })}</VisuallyHidden> · {t("waiting.quote", { text })}
        </>
      }
      pill={<Pill tone="bare">{t("waiting.kinds.review")}</Pill>}
      acts={
        <>
          <ActionForm name={`approve.${reviewId}`} filter={filter} who={who}>
            {t("waiting.approve")}
          </ActionForm>
          <ActionLink page="coachReviews" who={who} isSecond>
            {t("waiting.answer")}
          </ActionLink>
        </>
      }
      form={`approve.${reviewId}`}
    />
  );
}

function NoteRow({ item: { id, client, picture, scheduledAt, consultation } }: { item: Of<"notes"> }) {
  const { t } = useTranslation("dashboards-today");
  const name = client.name || t("gone");
  const icon: IconName = "pen";
  return (
    <Line
      name={name}
      picture={picture}
      to={{ page: "coachAppointment", params: { id } }}
      when={<Moment at={scheduledAt} beside />}
      about={`· ${t(`kinds.${consultation}`)}`}
      pill={<Pill tone="bare">{t("waiting.noNote")}</Pill>}
      acts={
        <ActionLink page="coachNote" params={{ id }} who={name} icon={icon}>
          {t("waiting.write")}
        </ActionLink>
      }
    />
  );
}
