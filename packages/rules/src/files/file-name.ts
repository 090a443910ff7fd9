import { hasVisible } from "../visible-text.ts";
import { DOCUMENT_TYPES, type DocumentKind } from "./limits.ts";

/** A name has at most this many characters before its ending. */
const MOST = 100;
const LONGEST_ENDING = ".docx".length;

/** What steers text or a terminal, hides, was lost on the way, or that some disk cannot take; joiners are part of scripts. */
const FORBIDDEN = /[\ufffd\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\/\\:*?"<>\|]|[\p{Cf}--[\u200c\u200d]]/v;
/** Windows opens a device by these names, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i;
/** A name that somebody may decode once more than we do. */
const ENCODED = /%[\da-f]{2}/i;

/** The name as it is kept (one way to write its letters), or undefined where it is none that every system can keep. */
export function fileName(given: string): string | undefined {
  if (given.length > 4 * MOST) return undefined;
  const name = given.normalize("NFC");
  const dot = name.lastIndexOf(".");
  const stem = dot < 0 ? name : name.slice(0, dot);
  const fits = [...stem].length <= MOST && name.length - stem.length <= LONGEST_ENDING;
  const isPlain = name === name.trim() && !name.startsWith(".") && hasVisible(stem);
  const isTricky = FORBIDDEN.test(name) || DEVICE.test(name) || ENCODED.test(name);
  return fits && isPlain && !isTricky ? name : undefined;
}

/** What a document says it is, by its ending; undefined where it is none that we keep. */
export function documentKind(name: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentKind) : undefined;
}
