import { NOTE_SEARCH_LIMIT } from "@aufwind/rules/notes";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import input from "../../../ui/form/form.module.css";
import styles from "./notes.module.css";
import { type NotesView, ORDERS, readView, viewQuery } from "./notes-view.ts";

/**
 * Filters and sorts the notes. Without JavaScript the browser builds the address; with it each choice applies at once.
 */
export function NotesFilter({ view }: { view: NotesView }) {
  const { t } = useTranslation("notes");
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
      role="search"
      className={styles.filter}
      onSubmit={show}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      {view.client && <input type="hidden" name="client" value={view.client} />}
      <Typed name="text" value={view.text} />
      {!view.client && <Typed name="name" value={view.name} />}
      <Choice name="order" value={view.order} options={ORDERS.map((each) => [each, t(`list.${each}`)])} />
      <Choice name="size" value={String(view.size)} options={PAGE_SIZES.map((size) => [String(size), String(size)])} />
      <div className={styles.apply}>
        <Button type="submit" small>
          {t("list.apply")}
        </Button>
      </div>
    </Form>
  );
}

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(form: HTMLFormElement | null, view: NotesView) {
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)
      control.value = String(view[control.name as keyof NotesView]);
}

function Typed({ name, value }: { name: "name" | "text"; value: string }) {
  const { t } = useTranslation("notes");
  const id = useId();
  return (
    <Field id={id} label={t(`list.${name}`)}>
      <input
        id={id}
        className={input.input}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={NOTE_SEARCH_LIMIT}
        autoComplete="off"
      />
    </Field>
  );
}

type ChoiceProps = { name: "order" | "size"; value: string; options: readonly (readonly [string, string])[] };

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation("notes");
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
