import type { Series } from "@aufwind/contract/appointment-series";
import type { SeriesMove } from "@aufwind/contract/appointment-series-changes";
import { useNavigation } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { EarlyStartConsent } from "../../shared/early-start-consent.tsx";
import { type PickerWeek, pickedQuery } from "../../shared/slot-picker/picked.ts";
import { SlotPicker } from "../../shared/slot-picker/slot-picker.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment, OtherZoneScript } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./appointment-series.module.css";
import { DateChoice } from "./date-choice.tsx";
import { useOtherName } from "./other-name.ts";
import { SERIES_PAGES } from "./pages.ts";
import { TypedTime } from "./typed-time.tsx";

export type SeriesMoveFacts = {
  series: Series;
  /** The first date that moves; null if none can. */
  first: Series["dates"][number] | null;
  /** From which date on; null for all. */
  from: string | null;
  pick: { day: string | null; start: string | null } | null;
  week: PickerWeek | null;
  move: SeriesMove | null;
  /** What a coach typed. */
  typed: { date: string; time: string; isWrong: boolean } | null;
  today: string;
};

/** A new time for the first date; all others move as far. */
export function SeriesMovePage(facts: SeriesMoveFacts) {
  const { t } = useTranslation("appointment-series");
  const { series, first } = facts;
  const { id, side } = series;
  const back = (
    <BackLink to={SERIES_PAGES[side].one} params={{ id }}>
      {t("move.back")}
    </BackLink>
  );
  return (
    <>
      <OtherZoneScript />
      <PageHeader back={back} title={t("move.title", { name: useOtherName(series) })} />
      {first ? (
        <Moving {...facts} first={first} />
      ) : (
        <EmptyState
          title={t("move.impossible")}
          action={
            <PageButton to={SERIES_PAGES[side].one} params={{ id }}>
              {t("move.back")}
            </PageButton>
          }
        >
          {t("move.impossibleText")}
        </EmptyState>
      )}
    </>
  );
}

type MovingProps = SeriesMoveFacts & { first: Series["dates"][number] };

function Moving({ series, first, from, pick, week, move, typed, today }: MovingProps) {
  const { t } = useTranslation("appointment-series");
  const locale = useLocale();
  const address = pathTo(SERIES_PAGES[series.side].move, locale, { id: series.id });
  const { location: next } = useNavigation();
  const start = pick?.start ?? null;
  const scope = from ? `from=${from}&` : "";
  return (
    <Panels>
      {start && move && <NewTimes series={series} move={move} query={`${scope}${pickedQuery({ start })}`} />}
      {start && !move && <Failure title={t("move.failed")} />}
      <Panel title={t("move.choose")} id="choose-time">
        <p>
          <RichText
            text={t(from ? "move.rule" : "move.ruleAll")}
            tags={{ at: () => <Moment at={first.scheduledAt} beside /> }}
          />
        </p>
        {week ? (
          <SlotPicker
            {...week}
            day={pick?.day ?? null}
            start={start}
            addressOf={(picked) => `${address}?${scope}${pickedQuery(picked)}#${picked.start ? "move" : "choose-time"}`}
            isBusy={next?.pathname === address}
          />
        ) : (
          <Failure title={t("move.slotsFailed")} />
        )}
      </Panel>
      {series.side === "coach" && typed && <TypedTime series={series} from={from} typed={typed} today={today} />}
    </Panels>
  );
}

type NewTimesProps = { series: Series; move: SeriesMove; query: string };

/** Where each date would move to, with what is not free, and the button that proposes all of it. */
function NewTimes({ series, move, query }: NewTimesProps) {
  const { t } = useTranslation("appointment-series");
  const name = useOtherName(series);
  const { dates, staying } = move;
  // Also where an alternative is earlier than the date itself.
  const isEarly = dates.some(
    ({ clash, scheduledAt, alternatives, earlyStartBefore: limit }) =>
      limit !== null && (clash ? alternatives : [scheduledAt]).some((start) => start < limit),
  );
  return (
    <Panel title={t("move.newTimes")}>
      <div className={styles.order}>
        <PageForm name="move" query={query} failure={t("acts.failed")}>
          <DateChoice
            dates={dates.map(({ id, scheduledBefore, earlyStartBefore: _, ...date }) => ({
              ...date,
              name: `moves.${id}`,
              before: scheduledBefore,
            }))}
            left="stays"
          />
          {staying.length > 0 && (
            <Note icon="clock">
              <p>{t("move.staying", { count: staying.length })}</p>
              <ul>
                {staying.map(({ id, scheduledAt }) => (
                  <li key={id}>
                    <Moment at={scheduledAt} shape="dated" beside />
                  </li>
                ))}
              </ul>
            </Note>
          )}
          <p>{t("move.answer", { name })}</p>
          {isEarly && <EarlyStartConsent name={series.coach.name} isAgain />}
          <SubmitRow>{t("move.submit")}</SubmitRow>
        </PageForm>
      </div>
    </Panel>
  );
}
