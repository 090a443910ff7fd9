import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./selection.module.css";

/** The form of a list's selection; each row's box belongs to it by this id. */
const SELECTION = "selection";

/** Selects a row. Boxes belong to the form by its id, so that a row may have forms of its own. */
export const SelectBox = ({ id, label }: { id: string; label: string }) => (
  <label className={styles.box} title={label}>
    <input type="checkbox" form={SELECTION} name="id" value={id} aria-label={label} />
  </label>
);

const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (each) => each instanceof HTMLInputElement && each.name === "id",
  ) as HTMLInputElement[];

function checkAll(form: HTMLFormElement | null, isOn: boolean) {
  for (const box of boxesOf(form)) box.checked = isOn;
  form?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** At the window and on the way down: React stops events at rows whose code is still on its way. */
function onChange(hear: (event: Event) => void) {
  const gone = new AbortController();
  window.addEventListener("change", hear, { signal: gone.signal, capture: true });
  return () => gone.abort();
}

/** Above the list: says what its boxes are for, and checks them all. Needs JavaScript. */
export function SelectAll() {
  const { t } = useTranslation("list-selection");
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const boxes = boxesOf(all.current?.form ?? null);
      if (all.current && target !== all.current) all.current.checked = boxes.every(({ checked }) => checked);
    };
    return onChange(follow);
  }, []);
  return (
    <label className={styles.all}>
      <input
        ref={all}
        type="checkbox"
        form={SELECTION}
        onChange={({ currentTarget }) => checkAll(currentTarget.form, currentTarget.checked)}
      />
      {t("all")}
    </label>
  );
}

/** How many boxes are checked; whoever submits them begins anew. */
function useSelected(form: React.RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0);
  const result = useAnswer();
  useEffect(() => {
    const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length);
    recount();
    return onChange(recount);
  }, [form]);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result of what was sent clears the selection, no other
  useEffect(() => {
    if (isSent.current) form.current?.reset();
    isSent.current = false;
  }, [form, result]);
  const send = () => {
    isSent.current = true;
  };
  return { count, setCount, send };
}

type SelectionBarProps = {
  /** Of the page the form posts to. */
  query: string;
  /** The buttons; each is named `form`. */
  children: React.ReactNode;
};

/** What can be done with all selected rows at once; in view as soon as one is selected, also before JavaScript. */
export function SelectionBar({ query, children }: SelectionBarProps) {
  const { t } = useTranslation("list-selection");
  const form = useRef<HTMLFormElement>(null);
  const { count, setCount, send } = useSelected(form);
  return (
    <Form
      ref={form}
      id={SELECTION}
      method="post"
      action={`?${query}`}
      className={styles.bar}
      aria-label={t("label")}
      replace
      preventScrollReset
      onSubmit={send}
      onReset={() => setCount(0)}
    >
      <p role="status">{count > 0 && t("count", { count })}</p>
      {children}
      <Button type="button" look="quiet" small onClick={() => checkAll(form.current, true)}>
        {t("all")}
      </Button>
      <Button type="reset" look="quiet" small>
        {t("none")}
      </Button>
    </Form>
  );
}
