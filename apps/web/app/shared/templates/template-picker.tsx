import { placeholdersIn } from "@aufwind/rules/cases-placeholders";
import { useId, useState } from "react";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form/form.module.css";
import patterns from "../../ui/patterns.module.css";
import styles from "./template-picker.module.css";

type Template = { id: string; name: string; text: string };
type TemplatePickerProps = {
  templates: readonly Template[];
  /** Of the texts, if it is known. */
  lang?: string | undefined;
  words: {
    title: string;
    search: string;
    none: string;
    /** What the writer still has to fill in. */
    left: (names: string) => string;
  };
  /** Leads to where they are written. */
  manage?: React.ReactNode;
  onPick: (text: string) => void;
  onClose: () => void;
};

/** The templates as one types a part of their name or text; arrows choose, Enter takes. */
export function TemplatePicker({ templates, lang, words, manage, onPick, onClose }: TemplatePickerProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(0);
  const found = templates.filter(({ name, text }) =>
    typed.split(/\s+/).every((word) => matchesName(`${name} ${text}`, word)),
  );
  const active = found[Math.min(place, found.length - 1)];
  function press(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setPlace((place + 1) % Math.max(found.length, 1));
    else if (event.key === "ArrowUp") setPlace((place - 1 + found.length) % Math.max(found.length, 1));
    else if (event.key !== "Enter") return;
    else if (active) onPick(active.text);
    // Enter would send the answer around the dialog.
    event.preventDefault();
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <input
        autoFocus
        type="text"
        role="combobox"
        className={form.input}
        aria-label={words.search}
        placeholder={words.search}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div id={id} role="listbox" aria-label={words.title} className={styles.list} hidden={found.length === 0}>
        {found.map((template) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its arrows and Enter choose
          <div
            key={template.id}
            id={`${id}-${template.id}`}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={template === active}
            onClick={() => onPick(template.text)}
          >
            <Shown {...template} lang={lang} left={words.left} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{words.none}</p>}
      {manage && <p className={patterns.plainLinks}>{manage}</p>}
    </Dialog>
  );
}

/** Its name, how it begins, and what is not known. */
function Shown({
  name,
  text,
  lang,
  left,
}: Template & Pick<TemplatePickerProps, "lang"> & { left: (names: string) => string }) {
  const names = placeholdersIn(text);
  return (
    <>
      <b>{name}</b>
      <span lang={lang}>{text}</span>
      {names.length > 0 && <small>{left(names.join(", "))}</small>}
    </>
  );
}
