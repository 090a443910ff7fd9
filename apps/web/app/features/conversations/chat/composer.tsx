import type { Side } from "@aufwind/rules/appointments/status";
import { contactDataIn, MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { Button } from "../../../ui/button.tsx";
import form from "../../../ui/form/form.module.css";
import { Counter } from "../../../ui/form/text-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyOnInteraction } from "../../../ui/lazy-on-interaction.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { SEND_FORM } from "../forms.ts";
import { ownId, useOtherName } from "../person.tsx";
import { AttachButton } from "./attachments/file-input.tsx";
import type { ShownFile } from "./attachments/uploads.ts";
import type { OutgoingFiles } from "./attachments/use-outgoing-files.ts";
import styles from "./composer.module.css";
import type { History } from "./history.ts";
import { TemplateButton, useTemplates } from "./reply-templates.tsx";
import { isSendKey, useComposer } from "./use-composer.ts";
import { useSendTyping } from "./use-presence.ts";
// Parts that load later stand in the document from the start.
import "../../../ui/file-upload.module.css";
import "./attachments/attachments.module.css";

const Tray = lazyOnInteraction({
  load: async () => (await import("./attachments/tray.tsx")).Tray,
});

/** The counter appears from this length on. */
const NEAR_LIMIT = MESSAGE_LIMIT * 0.1;

type ComposerProps = {
  history: History;
  /** The id with which the page itself would send a message. */
  nextId?: string | undefined;
  /** Whether to focus at once, if that opens no on-screen keyboard. */
  isEager: boolean;
  outgoing: OutgoingFiles;
  onSend: (text: string, files: readonly ShownFile[]) => void;
};

/** The field for a message; or why one cannot write. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation("conversations");
  const { other, can } = props.history;
  const name = useOtherName(props.history);
  if (can.includes("write")) return <Field {...props} name={name} />;
  return <p className={styles.closed}>{t(other.name ? "field.closed" : "field.left", { name })}</p>;
}

function Field({ history, name, nextId, isEager, outgoing, onSend }: ComposerProps & { name: string }) {
  const { t } = useTranslation("conversations");
  const locale = useLocale();
  const id = useId();
  const { conversationId, side } = history;
  const answer = useAnswer<FormResult>();
  const refused = answer?.ok === false && answer.form === SEND_FORM ? answer : undefined;
  const typed = refused?.values.text ?? "";
  const { files, add, take } = outgoing;
  const { text, left, field, write, send } = useComposer({
    userId: ownId(history),
    conversationId,
    typed,
    hasFiles: files.length > 0,
    onSend: (said) => onSend(said, take()),
  });
  const templates = useTemplates({ field, text, write });
  const input = useRef<HTMLInputElement>(null);
  // A message is never sent without a file shown beside it.
  const hasRefused = files.some(({ state }) => state === "refused");
  const [isHeld, setHeld] = useState(false);
  if (isHeld && !hasRefused) setHeld(false);
  const trySending = () => (hasRefused ? setHeld(true) : send());
  const tellTyping = useSendTyping(conversationId);
  useEffect(() => {
    if (!isEager || !window.matchMedia("(pointer: fine)").matches) return;
    // After the shell has moved the focus to the new page.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [isEager, field]);
  return (
    <form
      method="post"
      action={pathTo("conversation", locale, { id: conversationId })}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        trySending();
        field.current?.focus();
      }}
    >
      <input type="hidden" name="form" value={SEND_FORM} />
      {nextId && <input type="hidden" name="messageId" value={nextId} />}
      {refused && <p role="alert">{refused.problem.errors?.[0]?.message ?? refused.problem.detail}</p>}
      <ContactHint text={text} side={side} />
      <Tray
        {...{ outgoing, isHeld }}
        onLeave={(to) => (to === "button" ? input.current?.focus() : field.current?.focus())}
      />
      <div className={styles.row}>
        <AttachButton input={input} onFiles={add} />
        {side === "coach" && <TemplateButton {...templates} conversationId={conversationId} />}
        <label className={styles.field}>
          <VisuallyHidden>{t("field.label", { name })}</VisuallyHidden>
          <textarea
            ref={field}
            className={`${form.input} ${styles.input}`}
            name="text"
            rows={1}
            dir="auto"
            value={text}
            placeholder={t("field.placeholder")}
            aria-invalid={left < 0 || undefined}
            aria-describedby={left < 0 ? id : undefined}
            onChange={(event) => {
              write(event.currentTarget.value);
              if (event.currentTarget.value.trim()) tellTyping();
            }}
            onKeyDown={(event) => {
              if (side === "coach" && templates.onKey(event)) return;
              if (!isSendKey(event)) return;
              event.preventDefault();
              trySending();
            }}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              // Office programs put a picture of the text on the clipboard beside the text.
              if (pasted.length === 0 || event.clipboardData.types.includes("text/plain")) return;
              event.preventDefault();
              add(pasted);
            }}
          />
        </label>
        <Button type="submit" className={styles.send}>
          <Icon name="send" />
          <span>{t("field.send")}</span>
        </Button>
      </div>
      {left <= NEAR_LIMIT && <Counter left={left} max={MESSAGE_LIMIT} />}
      {left < 0 && (
        <p id={id} role="alert">
          {t("field.tooLong")}
        </p>
      )}
    </form>
  );
}

/** The relevant part of the terms for each side. */
const PARTS = { client: "conduct", coach: "coach-no-outside-contact" } as const;

/** A hint while a text seems to contain phone, mail or payment data; nothing is blocked. */
function ContactHint({ text, side }: { text: string; side: Side }) {
  const { t } = useTranslation("conversations");
  const typed = useDeferredValue(text);
  const isShown = contactDataIn(typed).length > 0;
  const link = (words: string) => (
    <PageLink to="terms" hash={PARTS[side]} target="_blank">
      {words}
    </PageLink>
  );
  return (
    <div role="status" className={`${patterns.plainLinks} ${styles.hint}`}>
      {isShown && (
        <p>
          <Icon name="info" />
          <span>
            <RichText text={t(`field.hint.${side}`)} tags={{ link }} />
          </span>
        </p>
      )}
    </div>
  );
}
