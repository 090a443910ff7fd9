import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import styles from "./attachments.module.css";
import { ACCEPT } from "./judge-file.ts";

type AttachButtonProps = { input: React.Ref<HTMLInputElement>; onFiles: (files: File[]) => void };

/** A label around the native file input, for keyboard and screen readers. */
export function AttachButton({ input, onFiles }: AttachButtonProps) {
  const { t } = useTranslation("conversations");
  return (
    <label className={styles.attach} title={t("attach.hint")}>
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
