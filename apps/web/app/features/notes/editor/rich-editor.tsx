import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Slice } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./editor.module.css";
import { appendText, breakLine, isAll, markTyped, toggleLines, toggleStrong, unmark } from "./note-commands.ts";
import { documentOf, noteSchema, textOf } from "./note-document.ts";
import { Toolbar } from "./toolbar.tsx";

export type RichEditorProps = {
  /** What is stored; shown anew if it changes from outside. */
  text: string;
  label: string;
  describedBy: string;
  isInvalid: boolean;
  /** Somebody was writing into the plain box when this one came. */
  takesFocus: boolean;
  onType: (text: string) => void;
};

const PLUGINS = [
  history(),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Mod-b": toggleStrong,
    Enter: breakLine,
    "Shift-Enter": breakLine,
    Backspace: unmark,
  }),
  keymap(baseKeymap),
];
const stateOf = (text: string) => EditorState.create({ doc: documentOf(text), plugins: PLUGINS });

/** The note as it will look. It is stored as plain text with a few marks, and what nobody changes stays as it is. */
export function RichEditor({ text, label, describedBy, isInvalid, takesFocus, onType }: RichEditorProps) {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef({ text, takesFocus });
  const written = useRef(text);
  const [state, setState] = useState(() => stateOf(text));
  const tell = useEffectEvent(onType);

  useEffect(() => {
    if (!box.current) return;
    const made = new EditorView(box.current, {
      state: stateOf(first.current.text),
      dispatchTransaction(change) {
        const next = made.state.apply(change);
        made.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        written.current = textOf(next.doc);
        tell(written.current);
      },
      handleTextInput(_view, _from, _to, typed) {
        const change = markTyped(made.state, typed);
        if (change) made.dispatch(change);
        return change !== undefined;
      },
      clipboardTextParser: (pasted) => new Slice(documentOf(pasted.replaceAll(/\r\n?/g, "\n")).content, 1, 1),
      clipboardTextSerializer: ({ content }) => textOf(noteSchema.node("doc", null, content)),
    });
    view.current = made;
    if (first.current.takesFocus) {
      made.dispatch(made.state.tr.setSelection(TextSelection.atEnd(made.state.doc)));
      made.focus();
    }
    return () => made.destroy();
  }, []);
  const placeholder = isEmpty(state) ? t("editor.placeholder") : undefined;
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": describedBy,
        ...(isInvalid && { "aria-invalid": "true" }),
        ...(placeholder && { "aria-placeholder": placeholder, "data-empty": placeholder }),
      },
    });
  }, [label, describedBy, isInvalid, placeholder]);
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    const fresh = stateOf(text);
    view.current?.updateState(fresh);
    setState(fresh);
  }, [text]);

  const run = (command: Command) => () => {
    const made = view.current;
    if (!made) return;
    command(made.state, made.dispatch);
    made.focus();
  };
  return (
    <>
      <Toolbar
        tools={{
          heading: { run: run(toggleLines("heading")), isOn: isAll(state, "heading") },
          list: { run: run(toggleLines("item")), isOn: isAll(state, "item") },
          strong: { run: run(toggleStrong), isOn: isStrong(state) },
          undo: { run: run(undo), isOn: false },
        }}
        onTemplate={(template) =>
          run((now, dispatch) => {
            dispatch?.(appendText(now, template));
            return true;
          })()
        }
      />
      <div ref={box} className={styles.rich} lang={locale} />
    </>
  );
}

const isEmpty = ({ doc: { childCount, firstChild } }: EditorState) =>
  childCount === 1 && firstChild?.type === noteSchema.nodes.paragraph && firstChild.content.size === 0;

const isStrong = ({ doc, selection, storedMarks }: EditorState) => {
  const { strong } = noteSchema.marks;
  if (selection.empty) return strong.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, strong);
};
