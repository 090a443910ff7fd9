import { NOTE_TEMPLATES, type NoteTemplate, templateText } from "@aufwind/rules/notes-templates";
import { useId, useState } from "react";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import input from "../../../ui/form/form.module.css";
import styles from "./editor.module.css";

const TOOLS = ["heading", "list", "strong", "undo"] as const;
type Tools = Record<(typeof TOOLS)[number], { run: () => void; isOn: boolean }>;

/** How a note looks, and templates. */
export function Toolbar({ tools, onTemplate }: { tools: Tools; onTemplate: (template: string) => void }) {
  const { t } = useTranslation("notes");
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.tools} aria-label={t("editor.format")}>
        {TOOLS.map((tool) => (
          <Button
            key={tool}
            look="quiet"
            small
            aria-pressed={tool === "undo" ? undefined : tools[tool].isOn}
            // The selection stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={tools[tool].run}
          >
            {t(`editor.${tool}`)}
          </Button>
        ))}
      </fieldset>
      <Templates onChoose={onTemplate} />
    </div>
  );
}

function Templates({ onChoose }: { onChoose: (template: string) => void }) {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  const id = useId();
  const [template, setTemplate] = useState<NoteTemplate>("first");
  return (
    <div className={styles.templates}>
      <label htmlFor={id}>{t("editor.template")}</label>
      <select
        id={id}
        className={input.input}
        value={template}
        onChange={(event) => setTemplate(event.currentTarget.value as NoteTemplate)}
      >
        {NOTE_TEMPLATES.map((each) => (
          <option key={each} value={each}>
            {t(`templates.${each}`)}
          </option>
        ))}
      </select>
      <Button look="ghost" small onClick={() => onChoose(templateText(template, locale))}>
        {t("editor.insert")}
      </Button>
    </div>
  );
}
