import { useId } from "react";
import styles from "./box-search.module.css";
import form from "./form.module.css";

type BoxSearchProps = {
  label: string;
  query: string;
  search: (query: string) => void;
  /** Announced while typing: "3 languages". */
  found: string;
};

/** Only filters the shown boxes: it has no name, is never submitted, and is hidden without JavaScript. */
export function BoxSearch({ label, query, search, found }: BoxSearchProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={form.input}
        value={query}
        autoComplete="off"
        onChange={(event) => search(event.currentTarget.value)}
        // Enter searches here, instead of submitting the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status">{query && found}</p>
    </div>
  );
}
