import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { createContext, use, useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import form from "../../ui/form/form.module.css";
import { LabelledField } from "../../ui/form/labelled-field.tsx";
import styles from "./filter-form.module.css";
import { type List, readView, type ViewOf, viewQuery } from "./view.ts";

type View = Readonly<Record<string, unknown>>;
const ViewContext = createContext<View>({});

type FilterFormProps<L extends List> = {
  list: L;
  view: ViewOf<L>;
  /** Adjusts the chosen view, for fields that depend on each other. */
  revise?: (chosen: ViewOf<L>) => ViewOf<L>;
  children: React.ReactNode;
};

/** Filters and sorts a list. Without JavaScript the browser builds the address; with it each choice applies at once. */
export function FilterForm<L extends List>({ list, view, revise = (chosen) => chosen, children }: FilterFormProps<L>) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fill(form.current, view), [view]);
  function show(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readView(list, new URLSearchParams(typed)).view;
    navigate(`?${viewQuery(list, revise(chosen))}`, { preventScrollReset: true, replace: true });
  }
  return (
    <ViewContext value={view}>
      <Form
        ref={form}
        method="get"
        role="search"
        className={styles.form}
        onSubmit={show}
        onChange={(event) => {
          // A search text and a typed date are complete only when they are submitted.
          if (!["search", "date"].includes(event.target.type)) event.currentTarget.requestSubmit();
        }}
      >
        {children}
      </Form>
    </ViewContext>
  );
}

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(form: HTMLFormElement | null, view: View) {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) continue;
    const said = view[control.name];
    if (Array.isArray(said)) (control as HTMLInputElement).checked = said.includes(control.value);
    else control.value = String(said);
  }
}

/** Fields side by side, as many as fit; a list may set their minimum width with `--field`. */
export const FilterFields = ({
  className = "",
  children,
}: {
  className?: string | undefined;
  children: React.ReactNode;
}) => <div className={`${styles.fields} ${className}`}>{children}</div>;

export function WordsFilter({ name, label, longest }: { name: string; label: string; longest: number }) {
  const id = useId();
  const said = String(use(ViewContext)[name]);
  return (
    <LabelledField id={id} label={label}>
      <input
        id={id}
        className={form.input}
        type="search"
        name={name}
        defaultValue={said}
        maxLength={longest}
        autoComplete="off"
      />
    </LabelledField>
  );
}

/** A day, `yyyy-mm-dd`. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const id = useId();
  const said = String(use(ViewContext)[name]);
  return (
    <LabelledField id={id} label={label}>
      <input id={id} className={form.input} type="date" name={name} defaultValue={said} />
    </LabelledField>
  );
}

type Options = readonly (readonly [value: string, label: string])[];
type ChoiceProps = { name: string; label: string; options: Options };

export function SelectFilter({ name, label, options }: ChoiceProps) {
  const id = useId();
  const said = String(use(ViewContext)[name]);
  return (
    <LabelledField id={id} label={label}>
      <select id={id} className={form.input} name={name} defaultValue={said}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

const SIZES = PAGE_SIZES.map((size) => [String(size), String(size)] as const);

export const SizeFilter = ({ label }: { label: string }) => <SelectFilter name="size" label={label} options={SIZES} />;

type SortFieldsProps = { t: (key: "list.order" | "list.size" | "list.apply") => string; orders: Options };

/** The last fields of a list, the same in each: its order, the length of a page, and the button. */
export const SortFields = ({ t, orders }: SortFieldsProps) => (
  <>
    <SelectFilter name="order" label={t("list.order")} options={orders} />
    <SizeFilter label={t("list.size")} />
    <ApplyButton>{t("list.apply")}</ApplyButton>
  </>
);

export function BoxesFilter({ name, label, options }: ChoiceProps) {
  const said = use(ViewContext)[name];
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      <div>
        {options.map(([value, text]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={Array.isArray(said) && said.includes(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ApplyButtonProps = {
  /** Outlined where the search of the same list is filled. */
  look?: "ghost";
  children: string;
};

export const ApplyButton = ({ look, children }: ApplyButtonProps) => (
  <div className={styles.apply}>
    <Button type="submit" look={look} small>
      {children}
    </Button>
  </div>
);
