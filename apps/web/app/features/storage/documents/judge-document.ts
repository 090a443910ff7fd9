import { DOCUMENT, documentKind, fileName } from "@aufwind/rules/files/stored-files";

type Refused = "invalid" | "oversized" | "name" | "exists" | "tooMany";

/** Names that differ only in case are equal; Unicode-normalized. */
export const sameName = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

/** Why a file cannot be sent, as far as name and size tell; only the API knows its real type. */
export function refusalOf({ name, size }: { name: string; size: number }, taken: ReadonlySet<string>) {
  if (documentKind(name) === undefined || size === 0) return "invalid" satisfies Refused;
  if (size > DOCUMENT.bytes) return "oversized" satisfies Refused;
  if (fileName(name) === undefined) return "name" satisfies Refused;
  if (taken.has(sameName(name))) return "exists" satisfies Refused;
  return taken.size >= DOCUMENT.perCoach ? ("tooMany" satisfies Refused) : undefined;
}
