import type { Case } from "@aufwind/contract/cases";
import { placeholdersIn } from "@aufwind/rules/cases-placeholders";
import { useId, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form/form.module.css";
import patterns from "../../ui/patterns.module.css";
import styles from "./template-picker.module.css";

type Template = Case["templates"][number];
type TemplatePickerProps = {
  templates: readonly Template[];
  /** Of the answer. */
  lang: string;
  mayChange: boolean;
  onPick: (text: string) => void;
  onClose: () => void;
};

/** The templates as one types a part of their name or text; arrows choose, Enter takes. */
export function TemplatePicker({ templates, lang, mayChange, onPick, onClose }: TemplatePickerProps) {
  const { t } = useTranslation("cases");
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
    <Dialog title={t("template.title")} onClose={onClose}>
      <input
        autoFocus
        type="text"
        role="combobox"
        className={form.input}
        aria-label={t("template.search")}
        placeholder={t("template.search")}
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
      <div id={id} role="listbox" aria-label={t("template.title")} className={styles.list} hidden={found.length === 0}>
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
            <Shown {...template} lang={lang} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{t("template.none")}</p>}
      {mayChange && (
        <p className={patterns.plainLinks}>
          <PageLink to="teamTemplates">{t("template.manage")}</PageLink>
        </p>
      )}
    </Dialog>
  );
}

/** Its name, how it begins, and what the case does not know. */
function Shown({ name, text, lang }: Template & { lang: string }) {
  const { t } = useTranslation("cases");
  const left = placeholdersIn(text);
  return (
    <>
      <b>{name}</b>
      <span lang={lang}>{text}</span>
      {left.length > 0 && <small>{t("template.left", { names: left.join(", ") })}</small>}
    </>
  );
}
