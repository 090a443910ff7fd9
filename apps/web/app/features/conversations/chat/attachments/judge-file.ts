import { ATTACHMENT, OFFERED_TYPES } from "@aufwind/rules/conversations";

type FileRefusal = "kind" | "oversized";

/** What the browser offers first where files are chosen. */
export const ACCEPT = OFFERED_TYPES.join(",");

const OFFERED: readonly string[] = OFFERED_TYPES;

export const isPicture = ({ contentType }: { contentType: string }): boolean => contentType.startsWith("image/");

/** Why a file cannot be sent, as far as the browser knows it; what it really is only the API can say. */
export function refusalOf({ type, size }: { type: string; size: number }): FileRefusal | undefined {
  if (!OFFERED.includes(type) || size === 0) return "kind";
  return size > ATTACHMENT.bytes ? "oversized" : undefined;
}
