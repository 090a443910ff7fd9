import { ATTACHMENT } from "@aufwind/rules/conversations";
import { useState, useSyncExternalStore } from "react";
import { announce } from "../../../../platform/browser/accessibility.ts";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { isPicture, refusalOf } from "./attachment-kinds.ts";
import {
  allUploads,
  changeUpload,
  dropUpload,
  type ShownFile,
  startUpload,
  storeFile,
  type Upload,
  watchUploads,
} from "./uploads.ts";

/** The files chosen for the next message, by conversation and author. */
const chosen = new Map<string, readonly string[]>();
const NONE: ReadonlyMap<string, Upload> = new Map();

export type RejectedFile = { name: string; why: "kind" | "oversized" | "tooMany" };
type Place = { userId: string; conversationId: string };

/** The state of every file of this tab. */
export const useUploads = () => useSyncExternalStore(watchUploads, allUploads, () => NONE);

/** The files of the next message: chosen, uploading, described, removed; and those that cannot be sent. */
export function useOutgoingFiles({ userId, conversationId }: Place) {
  const { t } = useTranslation("conversations");
  const key = `${userId}.${conversationId}`;
  const uploads = useUploads();
  const [notes, setNotes] = useState<readonly RejectedFile[]>([]);
  const ids = chosen.get(key) ?? [];
  const files = ids.flatMap((id) => uploads.get(id) ?? []);

  async function add(picked: readonly File[]) {
    const refused: RejectedFile[] = [];
    for (const file of picked) {
      const read = await readFile(file);
      const taken = chosen.get(key) ?? [];
      if (typeof read === "string") refused.push({ name: file.name, why: read });
      else if (taken.length >= ATTACHMENT.perMessage) refused.push({ name: file.name, why: "tooMany" });
      else {
        chosen.set(key, [...taken, read.attachmentId]);
        startUpload(read, { file, conversationId });
      }
    }
    setNotes(refused);
    for (const { name, why } of refused) announce(`${name}: ${t(`attach.refused.${why}`)}`);
  }
  return {
    files,
    notes,
    add,
    remove(file: Upload) {
      chosen.set(
        key,
        ids.filter((id) => id !== file.attachmentId),
      );
      dropUpload(file);
      setNotes([]);
    },
    retry: (attachmentId: string) => void storeFile(attachmentId).catch(() => undefined),
    describe: (attachmentId: string, alt: string) => changeUpload(attachmentId, { alt }),
    /** They belong to a message now. */
    take(): ShownFile[] {
      chosen.delete(key);
      setNotes([]);
      return files.map(({ state: _, share: __, why: ___, ...shown }) => shown);
    },
  };
}
export type OutgoingFiles = ReturnType<typeof useOutgoingFiles>;

/** A chosen file with its preview, or why it cannot be sent: what the browser cannot show as a picture is none. */
async function readFile(file: File): Promise<ShownFile | "kind" | "oversized"> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  const url = URL.createObjectURL(file);
  const shown = {
    attachmentId: crypto.randomUUID(),
    name: file.name,
    contentType: file.type,
    size: file.size,
    alt: "",
    url,
  };
  if (!isPicture(shown)) return { ...shown, width: null, height: null };
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { ...shown, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return "kind";
  }
}
