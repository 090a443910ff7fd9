import type { Message } from "@aufwind/contract/conversations";
import { ATTACHMENT, OFFERED_TYPES } from "@aufwind/rules/conversations";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";

type FileRefusal = "kind" | "oversized";

/** The file types offered first. */
export const ACCEPT = OFFERED_TYPES.join(",");

const OFFERED: readonly string[] = OFFERED_TYPES;

export const isPicture = ({ contentType }: { contentType: string }): boolean => contentType.startsWith("image/");

/** Why a file cannot be sent, as far as the browser can tell; only the API knows its real type. */
export function refusalOf({ type, size }: { type: string; size: number }): FileRefusal | undefined {
  if (!OFFERED.includes(type) || size === 0) return "kind";
  return size > ATTACHMENT.bytes ? "oversized" : undefined;
}

/** A message in one line: its text, else its attachments, else that it was deleted. */
export function useMessageSummary(): (message: Pick<Message, "text" | "attachments">, erased: string) => string {
  const { t } = useTranslation("conversations");
  return ({ text, attachments }, erased) => {
    if (text === null) return erased;
    if (text !== "") return text;
    const pictures = attachments.filter(isPicture).length;
    const documents = attachments.length - pictures;
    return [
      ...(pictures > 0 ? [t("attach.pictures", { count: pictures })] : []),
      ...(documents > 0 ? [t("attach.documents", { count: documents })] : []),
    ].join(", ");
  };
}

type Size = { width: number; height: number };

/** The size of a picture within a box: same ratio, never enlarged. */
export function fitInBox({ width, height }: Size, box: number): Size {
  const scale = Math.min(1, box / width, box / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
