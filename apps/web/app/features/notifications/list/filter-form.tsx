import type { Side } from "@aufwind/rules/appointments/status";
import { NOTIFICATION_STATUSES } from "@aufwind/rules/notifications";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import styles from "../../../ui/form/filter-form.module.css";
import input from "../../../ui/form/form.module.css";
import { type ListView, ORDERS, readView, TIMEFRAMES, viewQuery } from "./list-view.ts";

/**
 * Filters and sorts the list. Without JavaScript the browser builds the address; with it each choice applies at once.
 */
export function FilterForm({ view, side }: { view: ListView; side: Side }) {
  const { t } = useTranslation("notifications");
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fill(form.current, view), [view]);
  function show(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readView(new URLSearchParams(typed)).view;
    navigate(`?${viewQuery({ ...chosen, zone: view.zone })}`, { preventScrollReset: true, replace: true });
  }
  return (
    <Form
      ref={form}
      method="get"
      className={styles.form}
      onSubmit={show}
      onChange={(event) => {
        if (event.target.name !== "name") event.currentTarget.requestSubmit();
      }}
    >
      <div className={styles.fields}>
        <Field id={id} label={t(`list.name.${side}`)}>
          <input id={id} className={input.input} type="search" name="name" defaultValue={view.name} maxLength={100} />
        </Field>
        <Choice
          name="timeframe"
          value={view.timeframe}
          options={TIMEFRAMES.map((each) => [each, t(`timeframes.${each}`)])}
        />
        <Choice name="order" value={view.order} options={ORDERS.map((each) => [each, t(`orders.${each}`)])} />
        <Choice
          name="size"
          value={String(view.size)}
          options={PAGE_SIZES.map((size) => [String(size), String(size)])}
        />
      </div>
      <fieldset className={styles.boxes}>
        <legend>{t("list.status")}</legend>
        {NOTIFICATION_STATUSES.map((status) => (
          <label key={status}>
            <input type="checkbox" name="status" value={status} defaultChecked={view.statuses.includes(status)} />
            {t(`status.${status}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" small>
          {t("list.apply")}
        </Button>
      </div>
    </Form>
  );
}

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(form: HTMLFormElement | null, view: ListView) {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = String(view[control.name as ChoiceProps["name"]]);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox") control.checked = view.statuses.some((status) => status === control.value);
    else control.value = view.name;
  }
}

type ChoiceProps = {
  name: "timeframe" | "order" | "size";
  value: string;
  options: readonly (readonly [string, string])[];
};

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation("notifications");
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
