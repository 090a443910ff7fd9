import type { Series } from "@aufwind/contract/appointment-series";
import type { SeriesCancellation } from "@aufwind/contract/appointment-series-changes";
import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment, OtherZoneScript } from "../../ui/moment.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type SeriesAction, SeriesActionStep } from "./action-step.tsx";
import styles from "./appointment-series.module.css";
import { useOtherName } from "./other-name.ts";
import { SERIES_PAGES } from "./pages.ts";

const ASKED = ["confirm", "reject", "accept", "decline", "cancel"] as const satisfies SeriesAction[];
const DONE = [...ASKED, "book", "giveDetails", "reschedule"] as const;

type SeriesPageProps = {
  series: Series;
  language: string | null;
  cost: SeriesCancellation | null;
  from: string | null;
};

/** A series: what waits, all its dates, and what can be done with all or with those from one on. */
export function SeriesPage({ series, language, cost, from }: SeriesPageProps) {
  const { t } = useTranslation("appointment-series");
  const [params] = useSearchParams();
  const { side, rhythm, dates, can } = series;
  const name = useOtherName(series);
  const act = ASKED.find((each) => each === params.get("act") && can.includes(each));
  const done = DONE.find((each) => each === params.get("done"));
  return (
    <>
      <OtherZoneScript />
      <PageHeader
        back={<BackLink to={SERIES_PAGES[side].list}>{t("page.all")}</BackLink>}
        title={t("page.title", { name })}
      />
      <Panels>
        {done && !act && (
          <Outcome of={done} joyful={done === "book" || done === "giveDetails"}>
            {t(`done.${done}`, { name })}
          </Outcome>
        )}
        {act && <SeriesActionStep act={act} series={series} cost={cost} from={from} />}
        <Panel title={t(`rhythms.${rhythm}`)} aside={<Pill>{t("page.count", { count: dates.length })}</Pill>}>
          {language && <p>{t("page.language", { language })}</p>}
          <Waiting series={series} />
          <SeriesActions series={series} />
        </Panel>
        <Panel title={t("page.dates")}>
          <Dates series={series} />
        </Panel>
      </Panels>
    </>
  );
}

/** Who has to answer what, and until when. */
function Waiting({ series }: { series: Series }) {
  const { t } = useTranslation("appointment-series");
  const { side, dates, answerBy } = series;
  const name = useOtherName(series);
  const waiting = dates.filter(({ awaiting, scheduledStatus }) => awaiting !== null && scheduledStatus !== "No Show");
  const [first] = waiting;
  if (!first) return <p>{t("page.settled")}</p>;
  const who = first.awaiting === "payment_details" ? "details" : first.awaiting === side ? "you" : "other";
  const what = first.scheduledStatus === "Pending" ? "request" : "times";
  const key = who === "details" ? ("details" as const) : (`${what}.${who}` as const);
  return (
    <p>
      <RichText
        text={t(`waiting.${key}`, { name, count: waiting.length })}
        tags={{ until: () => (answerBy ? <Moment at={answerBy} beside /> : null) }}
      />
    </p>
  );
}

const LOOKS = { confirm: "primary", accept: "primary", reject: "quiet", decline: "quiet", cancel: "quiet" } as const;

/** What can be done with all dates; each action first says what will happen. */
function SeriesActions({ series }: { series: Series }) {
  const { t } = useTranslation("appointment-series");
  const { id, side, can, dates } = series;
  const held = dates.find(({ can: each }) => each.includes("giveDetails"));
  return (
    <div className={styles.acts}>
      {held && (
        <PageButton to="clientPayment" params={{ id: held.id }}>
          {t("acts.giveDetails.label")}
        </PageButton>
      )}
      {ASKED.filter((act) => can.includes(act) && act !== "cancel").map((act) => (
        <PageButton key={act} to={SERIES_PAGES[side].one} params={{ id }} query={`act=${act}`} look={LOOKS[act]}>
          {t(`acts.${act}.label`)}
        </PageButton>
      ))}
      {can.includes("reschedule") && (
        <PageButton to={SERIES_PAGES[side].move} params={{ id }} look="ghost">
          {t("acts.reschedule.label")}
        </PageButton>
      )}
      {can.includes("cancel") && (
        <PageButton to={SERIES_PAGES[side].one} params={{ id }} query="act=cancel" look="quiet">
          {t("acts.cancel.label")}
        </PageButton>
      )}
    </div>
  );
}

/** Each date leads to its own page, where it alone is moved or cancelled; here also those from it on. */
function Dates({ series: { id, side, dates } }: { series: Series }) {
  const { t } = useTranslation("appointment-series");
  return (
    <ol className={styles.rows}>
      {dates.map((date, place) => {
        const hasAfter = place < dates.length - 1;
        const acts = (["reschedule", "cancel"] as const).filter((act) => hasAfter && date.can.includes(act));
        return (
          <li key={date.id}>
            <span className={styles.place}>{place + 1}</span>
            <PageLink className={styles.when} to={SERIES_PAGES[side].date} params={{ id: date.id }}>
              <Moment at={date.scheduledAt} until={date.endsAt} shape="dated" beside />
            </PageLink>
            <Pill tone={toneOf(date.scheduledStatus)}>{t(`appointments:status.${date.scheduledStatus}`)}</Pill>
            <span className={`${patterns.thinLinks} ${styles.from}`}>
              {acts.map((act) => (
                <PageLink
                  key={act}
                  to={act === "cancel" ? SERIES_PAGES[side].one : SERIES_PAGES[side].move}
                  params={{ id }}
                  query={`${act === "cancel" ? "act=cancel&" : ""}from=${date.id}`}
                >
                  {t(`acts.${act}.from`)}
                  <VisuallyHidden>: {place + 1}</VisuallyHidden>
                </PageLink>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const toneOf = (status: Series["dates"][number]["scheduledStatus"]) =>
  status === "Scheduled" ? "teal" : status === "Pending" || status === "Rescheduled" ? "warn" : "plain";

/** There is no series of one's own at this address. */
export function SeriesNotFound({ side }: { side: Series["side"] }) {
  const { t } = useTranslation("appointment-series");
  const all = <PageButton to={SERIES_PAGES[side].list}>{t("page.all")}</PageButton>;
  return (
    <>
      <PageHeader title={t("page.none")} />
      <EmptyState title={t("page.none")} action={all}>
        {t("page.noneText")}
      </EmptyState>
    </>
  );
}
