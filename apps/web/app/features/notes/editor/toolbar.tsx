import { NOTE_TEMPLATES, type NoteTemplate, templateText } from "@aufwind/rules/notes-templates";
import { useId, useState } from "react";
import { momentOf, useViewerZone } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import input from "../../../ui/form/form.module.css";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./editor.module.css";
import { addTemplate, applyEdit, type Edit, type Selected, toggleLines, toggleStrong } from "./edits.ts";
import type { KeptState } from "./note-keeper.ts";

type ToolbarProps = {
  box: React.RefObject<HTMLTextAreaElement | null>;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
};

/** The marks of a note, templates, and a preview. */
export function Toolbar({ box, isPreview, onPreview }: ToolbarProps) {
  const { t } = useTranslation("notes");
  const edit = (make: (selected: Selected) => Edit) => () => {
    const area = box.current;
    if (area) applyEdit(area, make({ text: area.value, from: area.selectionStart, to: area.selectionEnd }));
  };
  const tools = {
    heading: edit((selected) => toggleLines(selected, "## ")),
    list: edit((selected) => toggleLines(selected, "- ")),
    strong: edit(toggleStrong),
  };
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.tools} aria-label={t("editor.format")}>
        {(Object.keys(tools) as (keyof typeof tools)[]).map((tool) => (
          <Button key={tool} look="ghost" small disabled={isPreview} onClick={tools[tool]}>
            {t(`editor.${tool}`)}
          </Button>
        ))}
        <Button look="ghost" small aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
          {t("editor.preview")}
        </Button>
      </fieldset>
      <Templates disabled={isPreview} onChoose={(template) => edit((selected) => addTemplate(selected, template))()} />
    </div>
  );
}

function Templates({ disabled, onChoose }: { disabled: boolean; onChoose: (template: string) => void }) {
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
      <Button look="ghost" small disabled={disabled} onClick={() => onChoose(templateText(template, locale))}>
        {t("editor.insert")}
      </Button>
    </div>
  );
}

/** The save status in words. Announced only for problems: after every pause would be too much. */
export function SaveState({ state }: { state: KeptState }) {
  const words = useStateWords(state);
  const isWrong = state.kind === "away" || state.kind === "refused";
  return (
    <>
      <p className={styles.state} data-kind={state.kind}>
        {!isWrong && words}
      </p>
      <p className={styles.state} data-kind={state.kind} role="alert">
        {isWrong && (
          <>
            <Icon name="alert" /> {words}
          </>
        )}
      </p>
    </>
  );
}

function useStateWords(state: KeptState): string {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  const zone = useViewerZone();
  switch (state.kind) {
    case "saved": {
      if (!state.at) return state.isNew ? t("state.saved") : t("state.none");
      const place = { locale, ...(zone && { zone }) };
      return state.isNew
        ? t("state.savedAt", { time: momentOf({ at: state.at }, { ...place, shape: "clock" }) })
        : t("state.lastSaved", { moment: momentOf({ at: state.at }, { locale, shape: "dated" }) });
    }
    case "refused":
      return t("state.refused", { why: state.why });
    case "changed":
      return t("state.changed");
    default:
      return t(`state.${state.kind}`);
  }
}
