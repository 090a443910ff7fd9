import { useEffect, useRef } from "react";
import { announce } from "../../../../platform/browser/accessibility.ts";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import styles from "./attachments.module.css";
import { TrayItem } from "./tray-item.tsx";
import type { Upload } from "./uploads.ts";
import type { OutgoingFiles } from "./use-outgoing-files.ts";

type TrayProps = {
  outgoing: OutgoingFiles;
  /** Whether a message was not sent because one of its files cannot be. */
  isHeld: boolean;
  /** The last one was removed, or its description is finished. */
  onLeave: (to: "button" | "field") => void;
};

/** The files of the next message, above its field. */
export function Tray({ outgoing, isHeld, onLeave }: TrayProps) {
  const { t } = useTranslation("conversations");
  const { files, notes, remove, retry, describe } = outgoing;
  const list = useRef<HTMLUListElement>(null);
  useAnnounced(files);
  function removeAt(place: number) {
    const file = files[place];
    if (!file) return;
    // The one that takes its place, or the one before it.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    const next = buttons[place + 1] ?? buttons[place - 1];
    remove(file);
    if (next) next.focus();
    else onLeave("button");
  }
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ name, why }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={place}>
              {name}: {t(`attach.refused.${why}`)}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul ref={list} className={styles.tray} aria-label={t("attach.list")}>
          {files.map((file, place) => (
            <TrayItem
              key={file.attachmentId}
              file={file}
              onRemove={() => removeAt(place)}
              onRetry={() => retry(file.attachmentId)}
              onDescribe={(alt) => describe(file.attachmentId, alt)}
              onDescribed={() => onLeave("field")}
            />
          ))}
        </ul>
      )}
      {isHeld && <p role="alert">{t("attach.held")}</p>}
    </>
  );
}

/** Announces once per file that it was uploaded, or not. */
function useAnnounced(files: readonly Upload[]) {
  const { t } = useTranslation("conversations");
  const told = useRef(new Map<string, Upload["state"]>());
  useEffect(() => {
    for (const { attachmentId, name, state, why } of files) {
      if (told.current.get(attachmentId) === state) continue;
      told.current.set(attachmentId, state);
      if (state === "stored") announce(t("attach.stored", { name }));
      if (state === "failed" || state === "refused") announce(`${name}: ${why ?? t("attach.failed")}`);
    }
  }, [files, t]);
}
