import { NOTE_LIMIT } from "@aufwind/rules/notes";
import { useId, useState } from "react";
import { Form } from "react-router";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useIsRunning } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import input from "../../../ui/form/form.module.css";
import { Counter } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./editor.module.css";
import { applyEdit, breakLine } from "./edits.ts";
import type { Version } from "./note-keeper.ts";
import { ShownNote } from "./shown-note.tsx";
import { SaveState, Toolbar } from "./toolbar.tsx";
import type { OpenNote } from "./use-note.ts";

type EditorProps = {
  note: OpenNote;
  version: number;
  /** The initial text. */
  shown: string;
};

/** The note as plain text with a few marks; saved automatically, or by the button without JavaScript. */
export function Editor({ note, version, shown }: EditorProps) {
  const { t } = useTranslation("notes");
  const id = useId();
  const isRunning = useIsRunning();
  const [isPreview, setPreview] = useState(false);
  const { box, text, state } = note;
  async function save() {
    if (await note.saveNow()) announce(t("state.saved"));
  }
  function press(event: React.KeyboardEvent<HTMLTextAreaElement>) {
    const { ctrlKey, metaKey, altKey, key, nativeEvent } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "s") {
      event.preventDefault();
      save();
    }
    const area = event.currentTarget;
    const isPlain = key === "Enter" && !event.shiftKey && !ctrlKey && !metaKey && !nativeEvent.isComposing;
    const edit = isPlain && breakLine({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    if (!edit) return;
    event.preventDefault();
    applyEdit(area, edit);
  }
  return (
    <Form
      method="post"
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input type="hidden" name="form" value="save" />
      <input type="hidden" name="version" value={version} />
      {isRunning && <Toolbar box={box} isPreview={isPreview} onPreview={setPreview} />}
      <label className={input.label} htmlFor={id} hidden={isPreview}>
        {t("editor.label")}
      </label>
      <textarea
        ref={box}
        id={id}
        className={`${input.input} ${styles.box}`}
        name="text"
        rows={18}
        // A text that the browser restores after a reload may be older than what is saved.
        autoComplete="off"
        defaultValue={shown}
        hidden={isPreview}
        aria-describedby={`${id}-help`}
        aria-invalid={text.length > NOTE_LIMIT || undefined}
        onChange={(event) => note.type(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isPreview && (
        <section className={styles.preview} aria-label={t("editor.preview")}>
          <ShownNote text={text} under={1} />
        </section>
      )}
      <p className={input.help} id={`${id}-help`}>
        {t("editor.help")}
      </p>
      <div className={styles.foot}>
        <Button type="submit" small>
          {t("editor.save")}
        </Button>
        <SaveState state={state} />
        {text.length > NOTE_LIMIT * 0.8 && <Counter left={NOTE_LIMIT - text.length} max={NOTE_LIMIT} />}
      </div>
      {state.kind === "changed" && <TwoVersions mine={text} theirs={state.theirs} onChoose={note.choose} />}
    </Form>
  );
}

type TwoVersionsProps = { mine: string; theirs: Version; onChoose: (text: string) => void };

/**
 * The note was changed elsewhere meanwhile: both versions are shown, and nothing is lost before somebody has chosen.
 */
function TwoVersions({ mine, theirs, onChoose }: TwoVersionsProps) {
  const { t } = useTranslation("notes");
  const isDeleted = theirs.version === 0;
  return (
    <Panel title={t("versions.title")} grave>
      <p role="alert">{t(isDeleted ? "versions.deleted" : "versions.text")}</p>
      {!isDeleted && (
        <section aria-label={t("versions.other")}>
          <h3>{t("versions.other")}</h3>
          <div className={styles.other}>
            <ShownNote text={theirs.text} under={3} />
          </div>
        </section>
      )}
      <div className={styles.acts}>
        <Button onClick={() => onChoose(mine)}>{t("versions.mine")}</Button>
        <Button look="ghost" onClick={() => onChoose(theirs.text)}>
          {t(isDeleted ? "versions.leaveDeleted" : "versions.theirs")}
        </Button>
        {!isDeleted && (
          <Button look="ghost" onClick={() => onChoose(`${mine.trimEnd()}\n\n${theirs.text}`)}>
            {t("versions.both")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
