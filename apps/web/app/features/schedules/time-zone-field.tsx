import { useEffect, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Field, useField } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { timeZoneBody } from "./form-parsers.ts";
import { formatClock } from "./wall-time.ts";
import type { ZoneGroup } from "./zones.ts";

export type ZoneFacts = {
  groups: ZoneGroup[];
  zone: string;
  /** When the page was rendered. */
  now: string;
};

/** All time zones by region, with their present time. */
export function TimeZoneField({ groups, zone, now }: ZoneFacts) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { id, error, value, aria } = useField("timeZone", true);
  const isKnown = groups.some(({ zones }) => zones.some(({ name }) => name === value));
  const initial = value && isKnown ? value : zone;
  const [chosen, setChosen] = useState(initial);
  const time = formatClock(locale, { at: useNow(now), zone: chosen, weekday: true });
  return (
    <Field
      id={id}
      label={t("zone.label")}
      help={<span aria-live="polite">{t("zone.now", { time })}</span>}
      error={error}
    >
      <select
        {...aria}
        id={id}
        name="timeZone"
        className={form.input}
        defaultValue={initial}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={t(`zone.regions.${region}`)}>
            {zones.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

/** Now; refreshed every few seconds, so that the minute is right. */
function useNow(made: string): string {
  const [now, setNow] = useState(made);
  useEffect(() => {
    const look = () => setNow(new Date().toISOString());
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.TimeZone);

export function TimeZoneForm(facts: ZoneFacts) {
  const { t } = useTranslation("schedules");
  return (
    <PageForm
      name="timeZone"
      schema={schema}
      bodyOf={timeZoneBody}
      saved={t("zone.saved")}
      failure={t("zone.notSaved")}
    >
      <TimeZoneField {...facts} />
      <SubmitRow look="ghost" pendingLabel={t("saving")}>
        {t("zone.save")}
      </SubmitRow>
    </PageForm>
  );
}
