import { HOLIDAY_STATES, type HolidayState } from "@aufwind/rules/schedules/agenda-settings";
import { useContext } from "react";
import { Form } from "react-router";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { FieldError, FormContext, useField } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./exceptions.module.css";
import { holidaysBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Holidays);

export type HolidayFacts = {
  /** Chosen now, or saved from the last time. */
  state: HolidayState | null;
  /** Null if not available. */
  items: Holiday[] | null;
};

/** The public holidays of a Bundesland, to take off at once. */
export function Holidays({ state, items }: HolidayFacts) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const options = HOLIDAY_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  const byName = options.sort((one, other) => one.label.localeCompare(other.label, locale));
  const isOpen = items?.some(({ added }) => !added);
  return (
    <Panel title={t("holidays.title")} id="holidays">
      <p>{t("holidays.text")}</p>
      <Form method="get" action="#holidays" className={styles.state} preventScrollReset>
        <SelectField
          key={state}
          name="state"
          label={t("holidays.state")}
          defaultValue={state ?? ""}
          options={[...(state ? [] : [{ value: "", label: t("holidays.choose") }]), ...byName]}
        />
        <Button type="submit" look="ghost">
          {t("holidays.show")}
        </Button>
      </Form>
      {state && !items && <Failure title={t("holidays.failed")} />}
      {state && items && (
        <PageForm
          key={`${state} ${items.filter(({ added }) => added).length}`}
          name="holidays"
          query={`state=${state}`}
          schema={schema}
          bodyOf={holidaysBody}
          failure={t("exceptions.notSaved")}
        >
          <input type="hidden" name="state" value={state} />
          <HolidayBoxes items={items} state={t(`states.${state}`)} />
          {isOpen ? <SubmitRow pendingLabel={t("saving")}>{t("holidays.take")}</SubmitRow> : <p>{t("holidays.all")}</p>}
        </PageForm>
      )}
    </Panel>
  );
}

type Holiday = { date: string; name: { de: string; en: string }; added: boolean };

/** A box per holiday, ticked by default; none for days already off. */
function HolidayBoxes({ items, state }: { items: readonly Holiday[]; state: string }) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { id, error, aria } = useField("dates", false);
  const { values } = useContext(FormContext);
  const sent = Object.keys(values).length > 0;
  const first = items.find(({ added }) => !added)?.date;
  return (
    <fieldset className={styles.holidays} aria-describedby={aria["aria-describedby"]}>
      <legend>{t("holidays.list", { state })}</legend>
      <ul>
        {items.map(({ date, name, added }) => (
          <li key={date}>
            <label>
              <input
                type="checkbox"
                id={date === first ? id : undefined}
                name={added ? undefined : `dates:${date}`}
                disabled={added}
                aria-invalid={added ? undefined : aria["aria-invalid"]}
                defaultChecked={added || !sent || values[`dates:${date}`] === "on"}
              />
              <span>
                <strong>{name[locale]}</strong> <span className={styles.what}>{formatDay(locale, date)}</span>
              </span>
              {added && <Chip>{t("holidays.added")}</Chip>}
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
