import type { Series } from "@aufwind/contract/appointment-series";
import { Form } from "react-router";
import { placeName } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { Button } from "../../ui/button.tsx";
import form from "../../ui/form/form.module.css";
import { LabelledField } from "../../ui/form/labelled-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./appointment-series.module.css";
import { SERIES_PAGES } from "./pages.ts";

type TypedTimeProps = {
  series: Series;
  from: string | null;
  typed: { date: string; time: string; isWrong: boolean };
  today: string;
};

/** A coach may propose any future time: it is checked with all dates before anything is sent. */
export function TypedTime({ series, from, typed, today }: TypedTimeProps) {
  const { t } = useTranslation("appointment-series");
  const address = pathTo(SERIES_PAGES[series.side].move, useLocale(), { id: series.id });
  const wrong = typed.isWrong ? { "aria-invalid": true, "aria-describedby": "typed-wrong" } : {};
  return (
    <Panel title={t("move.other")}>
      <p>{t("move.otherText", { place: placeName(series.coachZone) })}</p>
      <Form method="get" action={address} className={styles.choice}>
        {from && <input type="hidden" name="from" value={from} />}
        <LabelledField id="typed-date" label={t("move.date")}>
          <input
            {...wrong}
            className={form.input}
            id="typed-date"
            name="date"
            type="date"
            min={today}
            defaultValue={typed.date}
            required
          />
        </LabelledField>
        <LabelledField id="typed-time" label={t("move.time")}>
          <input
            {...wrong}
            className={form.input}
            id="typed-time"
            name="time"
            type="time"
            step={300}
            defaultValue={typed.time}
            required
          />
        </LabelledField>
        <Button type="submit" look="ghost">
          {t("move.check")}
        </Button>
      </Form>
      {typed.isWrong && (
        <p className={form.error} id="typed-wrong" role="alert">
          <Icon name="alert" /> <span>{t("move.wrongTime")}</span>
        </p>
      )}
    </Panel>
  );
}
