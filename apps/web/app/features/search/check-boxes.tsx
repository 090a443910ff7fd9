import styles from "./filters.module.css";
import { SEARCH_FORM } from "./search-form.ts";
import { shownCount, type Telling } from "./shown-count.ts";
import type { Value } from "./values.ts";

type CheckBoxesProps = Telling & { name: string; values: readonly Value[]; chosen: readonly string[] };

/** Values of which several can be chosen. */
export const CheckBoxes = ({ name, values, chosen, ...telling }: CheckBoxesProps) =>
  values.map(({ value, name: label, count }) => (
    <label key={value} className={styles.check} data-none={count === 0 ? "" : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} form={SEARCH_FORM} />
      <span>{label}</span>
      {count !== undefined && <small>{shownCount(count, telling)}</small>}
    </label>
  ));
