import { HOLIDAY_STATES, type HolidayState } from "@aufwind/rules/schedules/holiday-states";
import { Form } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./exceptions.module.css";
import { holidaysBody } from "./form-parsers.ts";
import { type Holiday, HolidayBoxes } from "./holiday-boxes.tsx";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Holidays);

export type HolidayFacts = {
  /** Asked for now, or remembered from the last time. */
  state: HolidayState | null;
  /** Null where they cannot be had just now. */
  items: Holiday[] | null;
};

/** The public holidays of a Bundesland, to be taken off all at once. */
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
          {isOpen ? (
            <div>
              <SubmitButton pendingLabel={t("saving")}>{t("holidays.take")}</SubmitButton>
            </div>
          ) : (
            <p>{t("holidays.all")}</p>
          )}
        </PageForm>
      )}
    </Panel>
  );
}
