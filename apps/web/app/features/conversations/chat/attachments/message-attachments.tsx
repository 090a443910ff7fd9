import { useState } from "react";
import { formatFileSize } from "../../../../platform/i18n/format.ts";
import { useLocale } from "../../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { fitInBox, isPicture } from "./attachment-kinds.ts";
import styles from "./attachments.module.css";
import type { PictureDialog } from "./picture-dialog.tsx";
import { fileUrlOf, type ShownFile } from "./uploads.ts";

/** The largest shown size of a picture, alone or beside others. */
const ALONE = 320;
const BESIDE = 180;

/** A message's attachments: pictures to view, documents to download. All of it works before JavaScript. */
export function MessageAttachments({ files }: { files: readonly ShownFile[] }) {
  const pictures = files.filter(isPicture);
  const box = pictures.length > 1 ? BESIDE : ALONE;
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((file) => (
            <PictureLink key={file.attachmentId} {...{ file, box }} />
          ))}
        </div>
      )}
      {files
        .filter((file) => !isPicture(file))
        .map((file) => (
          <DocumentLink key={file.attachmentId} file={file} />
        ))}
    </>
  );
}

function PictureLink({ file, box }: { file: ShownFile; box: number }) {
  const { t } = useTranslation("conversations");
  const [Large, setLarge] = useState<{ Dialog: typeof PictureDialog } | null>(null);
  const { alt, width, height } = file;
  const src = fileUrlOf(file);
  return (
    <>
      <a
        href={src}
        className={styles.picture}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          import("./picture-dialog.tsx").then(
            (module) => setLarge({ Dialog: module.PictureDialog }),
            () => window.location.assign(src),
          );
        }}
      >
        <img
          src={src}
          alt={alt || t("attach.pictures", { count: 1 })}
          {...fitInBox({ width: width ?? box, height: height ?? box }, box)}
          loading="lazy"
          decoding="async"
        />
        <VisuallyHidden>, {t("attach.large")}</VisuallyHidden>
      </a>
      {Large && <Large.Dialog file={{ ...file, url: src }} onClose={() => setLarge(null)} />}
    </>
  );
}

function DocumentLink({ file }: { file: ShownFile }) {
  const { t } = useTranslation("conversations");
  const size = formatFileSize(useLocale(), file.size);
  return (
    <a className={styles.document} href={fileUrlOf(file)} download={file.name}>
      <Icon name="file" />
      <span className={styles.told}>
        <span className={styles.name}>{file.name}</span> <small>PDF, {size}</small>
      </span>
      <Icon name="download" />
      <VisuallyHidden>{t("attach.download")}</VisuallyHidden>
    </a>
  );
}
