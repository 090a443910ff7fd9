import type { Series } from "@aufwind/contract/appointment-series";
import type { SeriesCancellation } from "@aufwind/contract/appointment-series-changes";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EarlyStartConsent } from "../../shared/early-start-consent.tsx";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./appointment-series.module.css";
import { useOtherName } from "./other-name.ts";
import { SERIES_PAGES } from "./pages.ts";

export type SeriesAction = "confirm" | "reject" | "accept" | "decline" | "cancel";

type SeriesActionStepProps = {
  act: SeriesAction;
  series: Series;
  /** What cancelling costs; null if it could not be read. */
  cost: SeriesCancellation | null;
  from: string | null;
};

const GRAVE: readonly SeriesAction[] = ["reject", "decline", "cancel"];

/** What will happen to how many dates, what it costs, and the button that names the action. */
export function SeriesActionStep({ act, series, cost, from }: SeriesActionStepProps) {
  const { t } = useTranslation("appointment-series");
  const { id, side } = series;
  const name = useOtherName(series);
  const count = act === "cancel" ? (cost?.dates.length ?? 0) : series.dates.filter(waitsFor(act, series)).length;
  const back = (
    <PageButton to={SERIES_PAGES[side].one} params={{ id }} look="quiet">
      {t("acts.back")}
    </PageButton>
  );
  return (
    <Panel title={t(`acts.${act}.title`)} id="act" grave={GRAVE.includes(act)}>
      <PageForm
        name={act}
        query={from && act === "cancel" ? `act=cancel&from=${from}` : `act=${act}`}
        failure={t("acts.failed")}
      >
        <p>{t(`acts.${act}.text`, { name, count })}</p>
        {act === "cancel" && cost && <Cost cost={cost} side={side} name={name} />}
        {GRAVE.includes(act) && (
          <TextArea
            name="reason"
            label={t("acts.reason")}
            help={t("acts.reasonHelp", { name })}
            optional={!(act === "cancel" && side === "coach")}
            max={1000}
            rows={3}
          />
        )}
        {act === "accept" && side === "client" && series.needsEarlyStart && (
          <EarlyStartConsent name={series.coach.name} isAgain />
        )}
        {act === "cancel" && (
          <>
            <input type="hidden" name="from" value={from ?? ""} readOnly />
            <input type="hidden" name="owedCents" value={cost?.owedCents ?? ""} readOnly />
          </>
        )}
        <div className={styles.acts}>
          <SubmitButton look={GRAVE.includes(act) ? "danger" : "primary"}>
            {t(`acts.${act}.button`, { count })}
          </SubmitButton>
          {back}
        </div>
      </PageForm>
    </Panel>
  );
}

/** The dates that the other actions are about. */
const waitsFor =
  (act: SeriesAction, { side }: Series) =>
  ({ awaiting, scheduledStatus }: Series["dates"][number]) =>
    awaiting === side && scheduledStatus === (act === "confirm" || act === "reject" ? "Pending" : "Rescheduled");

type CostProps = { cost: SeriesCancellation; side: Series["side"]; name: string };

/** Which dates go, and what the late ones cost. */
function Cost({ cost, side, name }: CostProps) {
  const { t } = useTranslation("appointment-series");
  const locale = useLocale();
  const { dates, owedCents } = cost;
  const sum = formatMoney(locale, owedCents);
  return (
    <>
      <ul className={styles.cost}>
        {dates.map((date) => (
          <li key={date.id}>
            <Moment at={date.scheduledAt} shape="dated" beside />
            <span>{date.owedCents > 0 ? formatMoney(locale, date.owedCents) : t("acts.cancel.free")}</span>
          </li>
        ))}
      </ul>
      <p data-cost={owedCents > 0 || undefined}>
        {owedCents > 0
          ? t("acts.cancel.owed", { money: sum })
          : t(side === "client" ? "acts.cancel.nothing" : "acts.cancel.nothingCoach", { name })}
      </p>
    </>
  );
}
