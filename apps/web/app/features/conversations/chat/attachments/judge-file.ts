import { ATTACHMENT, OFFERED_TYPES } from "@aufwind/rules/conversations";

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
