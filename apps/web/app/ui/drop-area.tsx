import { useEffect, useId, useState } from "react";
import styles from "./drop-area.module.css";
import { Icon } from "./icon.tsx";
import { keepPage } from "./keep-page.ts";

type DropAreaProps = {
  /** The button's text. */
  label: string;
  /** The allowed files, in words. */
  hint: React.ReactNode;
  /** The input's `accept`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Chooses or drops files; one label around the native input, for keyboard and screen readers. */
export function DropArea({ label, hint, accept, multiple = false, disabled = false, onFiles }: DropAreaProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  useEffect(keepPage, []);

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])];
    if (!disabled && chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
  }
  return (
    <label
      className={styles.area}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        // Not `disabled`, which would lose the focus during an upload.
        aria-disabled={disabled || undefined}
        onClick={(event) => disabled && event.preventDefault()}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Else the same file could not be chosen again after a refusal.
          event.currentTarget.value = "";
        }}
      />
      <span className={styles.button} id={id}>
        <Icon name="upload" /> {label}
      </span>
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
    </label>
  );
}
