import { textOf } from "./bytes.ts";
import { CONTENT_TYPES, declaresGrammar, linksHarmlessly, listsWordText, startsActive } from "./docx.ts";

/** What a reader takes for markup by its name. */
const MARKUP = /\.(?:xml|rels|vml)$/i;
const LINKS = /\.rels$/i;
/** Spaces, and marks of the order of bytes. */
const BEFORE_TEXT = /[\s\u00ef\u00bb\u00bf\u00fe\u00ff]/;
/** A list of parts or links is shorter. */
const LONGEST_LIST = 1024 * 1024;
/** Longer than a word that is looked for, so that none hides between two pieces. */
const OVERLAP = 16;

/** Looks at a part of a Word text while it is unpacked, however long it is. */
export function partLook(name: string) {
  const isLinks = LINKS.test(name);
  const isList = isLinks || name === CONTENT_TYPES;
  let [isFirst, tail, list] = [true, "", ""];
  let isMarkup: boolean | undefined = MARKUP.test(name) || undefined;
  return {
    /** Whether the part may go on after this piece. */
    takes(piece: Uint8Array): boolean {
      if (isFirst && startsActive(piece)) return false;
      isFirst = false;
      const text = textOf(piece).replaceAll("\0", "");
      isMarkup ??= beginsLikeMarkup(text);
      const seen = tail + text;
      tail = seen.slice(-OVERLAP);
      if (isList) list += text;
      return !(isMarkup && declaresGrammar(seen)) && list.length <= LONGEST_LIST;
    },
    /** Whether the part as a whole is harmless. */
    isFine: (): boolean => (isLinks ? linksHarmlessly(list) : !isList || listsWordText(list)),
  };
}

/** Undefined as long as there are only spaces. */
function beginsLikeMarkup(text: string): boolean | undefined {
  for (const letter of text) if (!BEFORE_TEXT.test(letter)) return letter === "<";
  return undefined;
}
