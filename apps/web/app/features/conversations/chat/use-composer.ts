import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { lengthOf } from "../../../ui/form/text-fields.tsx";
import { readMessageDraft, saveMessageDraft } from "./unsent-messages.ts";

type UseComposerParams = {
  userId: string;
  conversationId: string;
  typed: string;
  /** Whether there is something to send besides text. */
  hasFiles: boolean;
  onSend: (text: string) => void;
};

/** A message being written: kept in the tab, sent by Enter on physical keyboards, and only if not empty. */
export function useComposer({ userId, conversationId, typed, hasFiles, onSend }: UseComposerParams) {
  const [text, setText] = useState(typed);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MESSAGE_LIMIT - lengthOf(text);
  useEffect(() => {
    const kept = readMessageDraft({ userId, conversationId });
    if (kept) setText(kept);
  }, [userId, conversationId]);
  useLayoutEffect(() => fit(field.current, text), [text]);

  function write(next: string) {
    setText(next);
    saveMessageDraft({ userId, conversationId }, next);
  }
  function send() {
    const said = text.trim();
    if ((said === "" && !hasFiles) || left < 0) return;
    onSend(said);
    write("");
  }
  return { text, left, field, write, send };
}

/** As high as its text; the style sheet sets the maximum. */
function fit(field: HTMLTextAreaElement | null, text: string) {
  if (!field) return;
  field.style.height = "auto";
  if (text) field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** On a touch keyboard Enter begins a line, and during composition it ends the word. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: React.KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && !window.matchMedia("(pointer: coarse)").matches;
