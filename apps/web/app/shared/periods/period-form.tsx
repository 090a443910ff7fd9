import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import input from "../../ui/form/form.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SHOWN_PERIODS, type ShownPeriod } from "./period.ts";
import styles from "./period-form.module.css";

/** Chooses the period of `#numbers` in the address. Without JavaScript the browser does it. */
export function PeriodForm({ period }: { period: ShownPeriod }) {
  const { t } = useTranslation("dashboards");
  const select = useRef<HTMLSelectElement>(null);
  // The choice follows the address, whatever changed it.
  useEffect(() => {
    if (select.current) select.current.value = period;
  }, [period]);
  return (
    <Form method="get" action="#numbers" className={styles.period} preventScrollReset replace>
      <label>
        <VisuallyHidden>{t("numbers.period")}</VisuallyHidden>
        <select
          ref={select}
          className={input.input}
          name="period"
          defaultValue={period}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {SHOWN_PERIODS.map((each) => (
            <option key={each} value={each}>
              {t(`periods.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" small>
          {t("numbers.show")}
        </Button>
      </noscript>
    </Form>
  );
}
