import { NOTE_LIMIT } from "@aufwind/rules/notes";
import { type ComponentType, useEffect, useId, useState } from "react";
import { Form } from "react-router";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import input from "../../../ui/form/form.module.css";
import { Counter } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./editor.module.css";
import type { NoteVersion } from "./note-autosave.ts";
import type { RichEditorProps } from "./rich-editor.tsx";
import { ShownNote } from "./shown-note.tsx";
import type { OpenNote } from "./use-note.ts";

type EditorProps = {
  note: OpenNote;
  version: number;
  /** The initial text. */
  shown: string;
};

/** The note: formatted once its script is there, before and without it plain text with a few marks and a button. */
export function Editor({ note, version, shown }: EditorProps) {
  const { t } = useTranslation("notes");
  const id = useId();
  const { box, text, state } = note;
  const rich = useRichEditor(box);
  const isTooLong = text.length > NOTE_LIMIT;
  async function save() {
    if (await note.saveNow()) announce(t("state.saved"));
  }
  function press(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    save();
  }
  return (
    <Form
      method="post"
      className={styles.editor}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input type="hidden" name="form" value="save" />
      <input type="hidden" name="version" value={version} />
      {rich ? (
        <rich.Editor
          text={text}
          label={t("editor.label")}
          describedBy={`${id}-help`}
          isInvalid={isTooLong}
          takesFocus={rich.takesFocus}
          onType={note.type}
        />
      ) : (
        <label className={input.label} htmlFor={id}>
          {t("editor.label")}
        </label>
      )}
      <textarea
        ref={box}
        id={id}
        className={`${input.input} ${styles.box}`}
        name="text"
        rows={18}
        placeholder={t("editor.placeholder")}
        // A text that the browser restores after a reload may be older than what is saved.
        autoComplete="off"
        defaultValue={shown}
        hidden={rich !== undefined}
        aria-describedby={`${id}-help`}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => note.type(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <p className={input.help} id={`${id}-help`}>
          {t("editor.help")}
        </p>
        {text.length > NOTE_LIMIT * 0.8 && <Counter left={NOTE_LIMIT - text.length} max={NOTE_LIMIT} />}
        <Button type="submit" small>
          {t("editor.save")}
        </Button>
      </div>
      {state.kind === "changed" && <TwoVersions mine={text} theirs={state.theirs} onChoose={note.choose} />}
    </Form>
  );
}

type Rich = { Editor: ComponentType<RichEditorProps>; takesFocus: boolean };

/** The formatted editor, once it is loaded; if it cannot be, the plain box stays. */
function useRichEditor(box: React.RefObject<HTMLTextAreaElement | null>): Rich | undefined {
  const [rich, setRich] = useState<Rich>();
  useEffect(() => {
    let isGone = false;
    import("./rich-editor.tsx").then(
      ({ RichEditor }) =>
        !isGone && setRich({ Editor: RichEditor, takesFocus: document.activeElement === box.current }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [box]);
  return rich;
}

type TwoVersionsProps = { mine: string; theirs: NoteVersion; onChoose: (text: string) => void };

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
