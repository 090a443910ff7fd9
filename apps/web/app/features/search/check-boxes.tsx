import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { type CountFormat, formatCount } from "./active-filters.ts";
import styles from "./filters.module.css";
import { SEARCH_FORM } from "./search-form.ts";
import type { Value } from "./values.ts";

type CheckBoxesProps = CountFormat & { name: string; values: readonly Value[]; chosen: readonly string[] };

/** Values of which several can be chosen. */
export const CheckBoxes = ({ name, values, chosen, ...telling }: CheckBoxesProps) =>
  values.map(({ value, name: label, count }) => (
    <label key={value} className={styles.check} data-none={count === 0 ? "" : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} form={SEARCH_FORM} />
      <span>{label}</span>
      {count !== undefined && <small>{formatCount(count, telling)}</small>}
    </label>
  ));

type MoreProps = {
  /** Something in it is chosen. */
  isChosen: boolean;
  summary: React.ReactNode;
  children: React.ReactNode;
};

/** Collapsed values. Opens as soon as one of them is chosen, and never closes while somebody is choosing. */
export function More({ isChosen, summary, children }: MoreProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(isChosen);
  useEffect(() => {
    if (isChosen && box.current) box.current.open = true;
  }, [isChosen]);
  return (
    <details ref={box} className={styles.more} open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
