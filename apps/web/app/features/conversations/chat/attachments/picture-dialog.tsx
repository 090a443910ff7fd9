import { formatFileSize } from "../../../../platform/i18n/format.ts";
import { useLocale } from "../../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { FileButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import styles from "./picture-dialog.module.css";
import type { ShownFile } from "./uploads.ts";

type PictureDialogProps = { file: ShownFile; onClose: () => void };

/** A picture as large as the window allows. */
export function PictureDialog({ file: { name, alt, size, url, width, height }, onClose }: PictureDialogProps) {
  const { t } = useTranslation("conversations");
  const locale = useLocale();
  const title = t("attach.pictures", { count: 1 });
  return (
    <Dialog title={title} onClose={onClose} wide>
      <img
        className={styles.large}
        src={url}
        alt={alt || title}
        width={width ?? undefined}
        height={height ?? undefined}
      />
      {alt && <p dir="auto">{alt}</p>}
      <p className={styles.name}>
        {name}, {formatFileSize(locale, size)}
      </p>
      <div>
        <FileButton look="ghost" small href={url} download={name}>
          <Icon name="download" /> {t("attach.download")}
        </FileButton>
      </div>
    </Dialog>
  );
}
