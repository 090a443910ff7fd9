import type { SeriesPreview } from "@aufwind/contract/appointment-series";
import { MOST_BOOKING_NOTE } from "@aufwind/rules/appointments/booking";
import { formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { CardChoice } from "../../shared/card-choice/card-choice.tsx";
import { ChangedTerms } from "../../shared/changed-terms.tsx";
import { useClientZone } from "../../shared/client-zone.ts";
import { EarlyStartConsent } from "../../shared/early-start-consent.tsx";
import { LanguageField } from "../../shared/language-field.tsx";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { OtherZoneScript } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./appointment-series.module.css";
import { DateChoice } from "./date-choice.tsx";
import type { SeriesOrderFacts } from "./order.server.ts";
import { SeriesChoice } from "./series-choice.tsx";

/** All dates of a series with what is not free, the price, and one button that books them. */
export function SeriesOrderPage(facts: SeriesOrderFacts) {
  const { t } = useTranslation("appointment-series");
  const { asked, coach, preview } = facts;
  const back = (
    <PageLink className={patterns.link} to="book" params={{ slug: asked.slug }} query={pickedQuery(asked)}>
      {t("order.once")}
    </PageLink>
  );
  return (
    <>
      <OtherZoneScript />
      <PageHeader title={t("order.title", { name: coach.name })} lead={back} />
      <Panels>
        <Panel title={t("order.choose")}>
          <SeriesChoice {...asked} />
        </Panel>
        {"problem" in preview ? (
          <EmptyState
            title={preview.problem.title}
            action={
              <PageButton to="coachPage" params={{ slug: asked.slug }} hash="booking">
                {t("order.otherTime")}
              </PageButton>
            }
          >
            {preview.problem.errors?.[0]?.message ?? preview.problem.detail}
          </EmptyState>
        ) : (
          <div className={styles.order}>
            <OrderForm {...facts} preview={preview} />
          </div>
        )}
      </Panels>
    </>
  );
}

/** Kept in the address, so that the page can be loaded again with the same dates. */
const queryOf = ({ slug, rhythm, count, language, ...picked }: SeriesOrderFacts["asked"]) =>
  `${new URLSearchParams({ coach: slug, ...picked, rhythm, count: String(count), ...(language && { language }) })}`;

function OrderForm({
  asked,
  coach,
  languages,
  language,
  terms,
  cards,
  preview,
}: SeriesOrderFacts & { preview: SeriesPreview }) {
  const { t } = useTranslation("appointment-series");
  const locale = useLocale();
  const { dates, feeCents, isInstant, durationMinutes, earlyStartBefore } = preview;
  const clashes = dates.filter(({ clash }) => clash !== null).length;
  const sent = {
    coachId: coach.coachId,
    consultation: asked.type,
    rhythm: asked.rhythm,
    feeCents: String(feeCents),
    timeZone: useClientZone(),
    instant: isInstant ? "on" : "",
    termsVersion: terms?.version ?? "",
  };
  // Also where an alternative is earlier than the date itself.
  const possible = dates.flatMap(({ clash, scheduledAt, alternatives }) => (clash ? alternatives : [scheduledAt]));
  const isEarly = earlyStartBefore !== null && possible.some((start) => start < earlyStartBefore);
  return (
    <PageForm name="series" query={queryOf(asked)} failure={t("order.failed")}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Panel title={t("order.dates", { count: dates.length })}>
        <p>{clashes === 0 ? t("order.allFree", { count: dates.length }) : t("order.someFree", { count: clashes })}</p>
        <DateChoice dates={dates.map((date, place) => ({ ...date, name: `starts.${place}` }))} left="leftOut" />
      </Panel>
      <Panel title={t("order.about")}>
        <LanguageField languages={languages} chosen={language?.code ?? null} />
        {languages.length === 1 && language && <p>{t("order.language", { language: language.name })}</p>}
        <TextArea name="note" label={t("order.note", { name: coach.name })} max={MOST_BOOKING_NOTE} rows={3} optional />
      </Panel>
      {feeCents > 0 && (
        <Panel title={t("card-choice:title")}>
          <CardChoice cards={cards} here={`${pathTo("clientBookSeries", locale)}?${queryOf(asked)}`} />
        </Panel>
      )}
      <Panel title={t("order.price")}>
        <p className={styles.price}>
          {t("order.each", { money: formatMoney(locale, feeCents), count: durationMinutes })}{" "}
          <small>{t(coach.isSmall ? "order.small" : "order.vat")}</small>
        </p>
        <ul className={styles.points}>
          <li>{t("order.most", { count: dates.length, money: formatMoney(locale, feeCents * dates.length) })}</li>
          <li>{t("order.charged")}</li>
          <li>{t(isInstant ? "order.instant" : "order.asked", { name: coach.name })}</li>
          <li>{t("order.cancel")}</li>
        </ul>
        {isEarly && <EarlyStartConsent name={coach.name} />}
        <ChangedTerms terms={terms} />
        {dates.some(({ clash, alternatives }) => clash === "pastHorizon" && alternatives.length === 0) && (
          <Note icon="calendar">{t("order.horizon", { name: coach.name })}</Note>
        )}
        <SubmitRow look="accent">{t("order.submit")}</SubmitRow>
      </Panel>
    </PageForm>
  );
}
