import { useEffect, useState } from "react";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { preventFileNavigation } from "../../../../ui/file-upload.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import patterns from "../../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { ACCEPT } from "./attachment-kinds.ts";
import styles from "./attachments.module.css";

type AttachButtonProps = { input: React.Ref<HTMLInputElement>; onFiles: (files: File[]) => void };

/** A label around the native file input, for keyboard and screen readers. */
export function AttachButton({ input, onFiles }: AttachButtonProps) {
  const { t } = useTranslation("conversations");
  return (
    <label className={`${patterns.round} ${styles.attach}`} title={t("attach.hint")}>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Else the same file could not be chosen again after it was removed.
          currentTarget.value = "";
        }}
      />
      <Icon name="clip" />
      <VisuallyHidden>{t("attach.add")}</VisuallyHidden>
    </label>
  );
}

type UseFileDropParams = { isOn: boolean; onFiles: (files: File[]) => void };

/** Files may be dropped anywhere on the element with `target`. */
export function useFileDrop({ isOn, onFiles }: UseFileDropParams) {
  const [isOver, setOver] = useState(false);
  useEffect(preventFileNavigation, []);
  const brings = ({ dataTransfer }: React.DragEvent) => isOn && dataTransfer.types.includes("Files");
  return {
    isOver,
    target: {
      onDragOver: (event: React.DragEvent) => setOver(brings(event)),
      onDragLeave({ currentTarget, relatedTarget }: React.DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: React.DragEvent) {
        setOver(false);
        if (brings(event)) onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
