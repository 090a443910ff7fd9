import { useEffect, useId, useState } from "react";
import styles from "./file-upload.module.css";
import { Icon } from "./icon.tsx";

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
  useEffect(preventFileNavigation, []);

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

type FilePickerProps = Omit<React.ComponentProps<"input">, "type"> & {
  /** The button's text. */
  label: string;
  /** Instead of the file's name, before one is chosen. */
  none: string;
};

/** The file of a form, in our words; without JavaScript the browser's own field, which shows the name by itself. */
export function FilePicker({ label, none, ...input }: FilePickerProps) {
  const [name, setName] = useState<string>();
  return (
    <label className={styles.pick}>
      <input {...input} type="file" onChange={(event) => setName(event.currentTarget.files?.[0]?.name)} />
      <span className={styles.button}>
        <Icon name="upload" /> {label}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name ?? none}
      </span>
    </label>
  );
}

/** A file dropped beside its target would replace the page. */
export function preventFileNavigation() {
  const gone = new AbortController();
  // Text and links may still be dropped into a field.
  const keep = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
  for (const name of ["dragover", "drop"] as const) window.addEventListener(name, keep, { signal: gone.signal });
  return () => gone.abort();
}

/** The progress of something long, from 0 to 1. */
export const ProgressBar = ({ share, label }: { share: number; label: string }) => (
  <progress className={styles.progress} value={share} max={1} aria-label={label} />
);
