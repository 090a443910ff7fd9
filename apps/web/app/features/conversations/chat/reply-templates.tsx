import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import attachStyles from "./attachments/attachments.module.css";
import styles from "./composer.module.css";

const TemplateDialog = lazy(async () => ({ default: (await import("./template-dialog.tsx")).TemplateDialog }));

type UseTemplatesParams = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
};

/** A coach's templates: a slash in the empty field opens them, and the chosen one goes where the cursor stands. */
export function useTemplates({ field, text, write }: UseTemplatesParams) {
  const [isOpen, setOpen] = useState(false);
  const picked = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog is gone: closing it moves the focus
  useEffect(() => {
    const box = field.current;
    if (isOpen || !box || !picked.current) return;
    const [from, to] = [box.selectionStart, box.selectionEnd];
    write(`${text.slice(0, from)}${picked.current}${text.slice(to)}`);
    const end = from + picked.current.length;
    picked.current = "";
    box.focus();
    requestAnimationFrame(() => box.setSelectionRange(end, end));
  }, [isOpen]);
  return {
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick(chosen: string) {
      picked.current = chosen;
      setOpen(false);
    },
    /** Whether a key was taken. */
    onKey(event: React.KeyboardEvent): boolean {
      const isAsking = event.key === "/" && text === "" && !event.nativeEvent.isComposing;
      if (isAsking) event.preventDefault();
      if (isAsking) setOpen(true);
      return isAsking;
    },
  };
}

type TemplateButtonProps = Omit<ReturnType<typeof useTemplates>, "onKey"> & { conversationId: string };

export function TemplateButton({ conversationId, isOpen, onOpen, onClose, onPick }: TemplateButtonProps) {
  const { t } = useTranslation("conversations");
  return (
    <>
      <button
        type="button"
        className={`${patterns.round} ${attachStyles.attach} ${styles.templates}`}
        title={t("templates.hint")}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="note" />
        <VisuallyHidden>{t("templates.open")}</VisuallyHidden>
      </button>
      {isOpen && (
        <Suspense>
          <TemplateDialog {...{ conversationId, onPick, onClose }} />
        </Suspense>
      )}
    </>
  );
}
