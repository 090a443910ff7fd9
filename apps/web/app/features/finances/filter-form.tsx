import { PERIODS } from "@aufwind/rules/appointments/periods";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import input from "../../ui/form/form.module.css";
import { type FinanceView, ORDERS, readView, STATES, viewQuery } from "./finance-view.ts";
import styles from "./finances.module.css";

/**
 * Filters and sorts the list. Without JavaScript the browser builds the address; with it each choice applies at once.
 */
export function FilterForm({ view }: { view: FinanceView }) {
  const { t } = useTranslation("finances");
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fill(form.current, view), [view]);
  function show(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readView(new URLSearchParams(typed)).view;
    navigate(`?${viewQuery(chosen)}`, { preventScrollReset: true, replace: true });
  }
  return (
    <Form
      ref={form}
      method="get"
      className={styles.filters}
      onSubmit={show}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      <Choice name="period" value={view.period} options={PERIODS.map((each) => [each, t(`periods.${each}`)])} />
      <Choice name="state" value={view.state} options={STATES.map((each) => [each, t(`states.${each}`)])} />
      <Choice name="order" value={view.order} options={ORDERS.map((each) => [each, t(`orders.${each}`)])} />
      <Choice name="size" value={String(view.size)} options={PAGE_SIZES.map((size) => [String(size), String(size)])} />
      <noscript>
        <Button type="submit" small>
          {t("list.apply")}
        </Button>
      </noscript>
    </Form>
  );
}

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(form: HTMLFormElement | null, view: FinanceView) {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = String(view[control.name as keyof FinanceView]);
  }
}

type ChoiceProps = {
  name: "period" | "state" | "order" | "size";
  value: string;
  options: readonly (readonly [string, string])[];
};

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation("finances");
  const id = useId();
  return (
    <Field id={id} label={t(`list.${name}`)}>
      <select id={id} className={input.input} name={name} defaultValue={value}>
        {options.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
