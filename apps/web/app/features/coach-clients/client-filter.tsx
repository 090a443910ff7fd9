import { RELATIONS } from "@aufwind/rules/appointments/booking";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { CREATED } from "@aufwind/rules/coach-clients";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import filter from "../../ui/form/filter-form.module.css";
import input from "../../ui/form/form.module.css";
import styles from "./client-filter.module.css";
import { type ClientsView, LONGEST_NAME, ORDERS, readView, viewQuery } from "./clients-view.ts";

/**
 * Filters and sorts the list. Without JavaScript the browser builds the address; with it each choice applies at once.
 */
export function ClientFilter({ view }: { view: ClientsView }) {
  const { t } = useTranslation("coach-clients");
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fill(form.current, view), [view]);
  function show(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readView(new URLSearchParams(typed)).view;
    navigate(`?${viewQuery(chosen)}`, { preventScrollReset: true, replace: true });
  }
  const relations = RELATIONS.map((each) => [each, t(`relation.${each}`)] as const);
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={filter.form}
      onSubmit={show}
      onChange={(event) => {
        if (event.target.name !== "name") event.currentTarget.requestSubmit();
      }}
    >
      <div className={styles.fields}>
        <Field id={id} label={t("list.name")}>
          <input
            id={id}
            className={input.input}
            type="search"
            name="name"
            defaultValue={view.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
          />
        </Field>
        <Choice name="relation" value={view.relation} options={[["", t("list.anyRelation")], ...relations]} />
        <Choice name="created" value={view.created} options={CREATED.map((each) => [each, t(`created.${each}`)])} />
        <Choice name="order" value={view.order} options={ORDERS.map((each) => [each, t(`list.${each}`)])} />
        <Choice
          name="size"
          value={String(view.size)}
          options={PAGE_SIZES.map((size) => [String(size), String(size)])}
        />
      </div>
      <Boxes
        name="experience"
        chosen={view.experience}
        options={EXPERIENCE_LEVELS.map((each) => [each, t(`experience.${each}`)])}
      />
      <Boxes
        name="qualification"
        chosen={view.qualification}
        options={QUALIFICATIONS.map((each) => [each, t(`qualification.${each}`)])}
      />
      <p className={styles.help}>{t("list.voluntary")}</p>
      <div>
        <Button type="submit" small>
          {t("list.apply")}
        </Button>
      </div>
    </Form>
  );
}

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(form: HTMLFormElement | null, view: ClientsView) {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) continue;
    const said = view[control.name as keyof ClientsView];
    if (Array.isArray(said)) (control as HTMLInputElement).checked = said.some((each) => each === control.value);
    else control.value = String(said);
  }
}

type Options = readonly (readonly [string, string])[];
type ChoiceProps = { name: "relation" | "created" | "order" | "size"; value: string; options: Options };

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation("coach-clients");
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

type BoxesProps = { name: "experience" | "qualification"; chosen: readonly string[]; options: Options };

function Boxes({ name, chosen, options }: BoxesProps) {
  const { t } = useTranslation("coach-clients");
  return (
    <fieldset className={filter.boxes}>
      <legend>{t(`list.${name}`)}</legend>
      {options.map(([each, label]) => (
        <label key={each}>
          <input type="checkbox" name={name} value={each} defaultChecked={chosen.includes(each)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
