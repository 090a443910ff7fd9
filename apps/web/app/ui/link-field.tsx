import { CopyButton } from "./copy-button.tsx";
import form from "./form/form.module.css";
import styles from "./link-field.module.css";

type LinkFieldProps = { id: string; label: string; url: string; copy: string };

/** A link to share: to read, select and copy. */
export const LinkField = ({ id, label, url, copy }: LinkFieldProps) => (
  <div className={styles.address}>
    <label htmlFor={id}>{label}</label>
    <input id={id} className={form.input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    <CopyButton text={url}>{copy}</CopyButton>
  </div>
);
