import { useState } from "react";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Field, useField } from "./field.tsx";
import styles from "./form.module.css";

type TypedFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Neither required by itself nor called optional: another field is enough. */
  quiet?: boolean;
  /** Counted and reported, not cut off: pasted text is never silently lost. */
  max?: number;
};

type TextFieldProps = TypedFieldProps & {
  defaultValue?: string | undefined;
} & Pick<
    React.ComponentProps<"input">,
    | "type"
    | "autoComplete"
    | "inputMode"
    | "placeholder"
    | "spellCheck"
    | "autoCapitalize"
    | "lang"
    | "min"
    | "step"
    | "list"
  >;

/** The keyboard of a telephone, by the type of the field. */
const KEYBOARDS: Partial<Record<string, "email" | "tel" | "url">> = { email: "email", tel: "tel", url: "url" };

export function TextField({ name, label, help, optional, quiet, max, defaultValue, ...input }: TextFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  const initial = value ?? defaultValue;
  const [length, setLength] = useState(lengthOf(initial ?? ""));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <input
        type="text"
        inputMode={KEYBOARDS[input.type ?? "text"]}
        {...input}
        {...aria}
        className={styles.input}
        id={id}
        name={name}
        required={!optional && !quiet}
        defaultValue={initial}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
      />
      {max !== undefined && <Counter left={max - length} max={max} />}
    </Field>
  );
}

/** The visitor's own address, which the browser knows. */
export const VisitorEmailField = (props: Pick<TextFieldProps, "label" | "help" | "defaultValue">) => (
  <TextField name="email" type="email" autoComplete="email" {...props} />
);

/** A number, an address or a word that is typed as it stands somewhere: nothing is suggested, and nothing corrected. */
export const VerbatimField = (props: TextFieldProps) => <TextField autoComplete="off" spellCheck={false} {...props} />;

type TextAreaProps = TypedFieldProps & {
  rows?: number;
  defaultValue?: string;
  placeholder?: string;
  /** Its language, for spelling and screen readers. */
  lang?: string;
};

export function TextArea({ name, label, help, optional, quiet, max, rows = 6, ...rest }: TextAreaProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  const initial = value ?? rest.defaultValue ?? "";
  const [length, setLength] = useState(lengthOf(initial));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...aria}
        className={`${styles.input} ${styles.growing}`}
        id={id}
        name={name}
        rows={rows}
        style={{ "--rows": rows } as React.CSSProperties}
        required={!optional && !quiet}
        lang={rest.lang}
        placeholder={rest.placeholder}
        defaultValue={initial}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
      />
      {max !== undefined && <Counter left={max - length} max={max} />}
    </Field>
  );
}

/** Characters as the API counts them: an emoji is one. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** The characters left; announced only near the end. */
export function Counter({ left, max }: { left: number; max: number }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const key = left < 0 ? "form.tooMany" : "form.left";
  const near = left <= max * 0.1;
  return (
    <div className={styles.counter} data-over={left < 0 || undefined} aria-live={near ? "polite" : "off"}>
      {t(key, { count: Math.abs(left), shown: formatNumber(locale, Math.abs(left)) })}
    </div>
  );
}
