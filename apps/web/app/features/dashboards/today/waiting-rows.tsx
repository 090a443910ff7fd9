import { briefTimeOf, momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { formatSpan } from "../../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { MessageRow } from "./message-row.tsx";
import { answerTo, toneOf, type WaitingFilter, type WaitingLine } from "./waiting.ts";
import { ActionForm, ActionLink } from "./waiting-actions.tsx";
import { Line, Proposed } from "./waiting-line.tsx";

const queryOf = (filter: WaitingFilter) => (filter === "all" ? "" : `waiting=${filter}`);

type RowProps = { now: number; filter: WaitingFilter };
type Of<Kind extends WaitingLine["kind"]> = Extract<WaitingLine, { kind: Kind }>["item"];

/** One thing that waits. */
export function WaitingRow({ line, ...props }: RowProps & { line: WaitingLine }) {
  const { t } = useTranslation("dashboards-today");
  if (line.kind === "requests") return <RequestRow item={line.item} {...props} />;
  if (line.kind === "messages") return <MessageRow item={line.item} now={props.now} gone={t("gone")} />;
  if (line.kind === "reviews") return <ReviewRow item={line.item} {...props} />;
  return <NoteRow item={line.item} />;
}

/** A request, a proposed new time, or a no show to object to; dates of a series that wait for the same are one line. */
function RequestRow({ item, now, filter }: RowProps & { item: Of<"requests"> }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { id, client, scheduledAt, scheduledBefore, answerBy, consultation } = item;
  const name = client.name || t("gone");
  const who = `${name}, ${momentOf({ at: scheduledAt }, { locale })}`;
  const { act, form, series } = answerTo(item);
  const time = briefTimeOf(scheduledAt, locale);
  const page = series
    ? ({ page: "coachSeries", params: { id: series.id } } as const)
    : ({ page: "coachAppointment", params: { id } } as const);
  return (
    <Line
      name={name}
      picture={client.picture}
      to={page}
      when={<Proposed at={scheduledAt} before={scheduledBefore} />}
      mark={item.hasNote && <NoteMark />}
      about={`· ${series ? t("waiting.series", { dates: series.waiting }) : t(`kinds.${consultation}`)}`}
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
            <ActionForm name={form} query={queryOf(filter)} who={who}>
              {act === "confirm"
                ? t("waiting.confirm")
                : series
                  ? t("waiting.acceptSeries")
                  : t("waiting.accept", { time })}
            </ActionForm>
            {series ? (
              <ActionLink page="coachSeries" params={page.params} who={who} isSecond>
                {t("waiting.view")}
              </ActionLink>
            ) : (
              <ActionLink page="coachReschedule" params={{ id }} who={who} isSecond>
                {t("waiting.otherTime")}
              </ActionLink>
            )}
          </>
        ) : (
          <ActionLink page="coachAppointment" params={{ id }} who={who}>
            {t("waiting.view")}
          </ActionLink>
        )
      }
      {...(act && { form })}
    />
  );
}

/** The client wrote something when booking. */
function NoteMark() {
  const { t } = useTranslation("dashboards-today");
  return (
    <i title={t("waiting.hasNote")}>
      <Icon name="message" />
      <VisuallyHidden>{t("waiting.hasNote")}</VisuallyHidden>
    </i>
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
          <ActionForm name={`approve.${reviewId}`} query={queryOf(filter)} who={who}>
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
  return (
    <Line
      name={name}
      picture={picture}
      to={{ page: "coachAppointment", params: { id } }}
      when={<Moment at={scheduledAt} beside />}
      about={`· ${t(`kinds.${consultation}`)}`}
      pill={<Pill tone="bare">{t("waiting.noNote")}</Pill>}
      acts={
        <ActionLink page="coachNote" params={{ id }} who={name} icon="pen">
          {t("waiting.write")}
        </ActionLink>
      }
    />
  );
}
