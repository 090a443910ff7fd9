import { textOf } from "./bytes.ts";
import { type ZipEntry, zipEntries } from "./zip.ts";

const MB = 1024 * 1024;
/** The largest unpacked size, and the largest ratio. */
const MOST_UNPACKED = 60 * MB;
const MOST_RATIO = 200;
/** Small parts may compress well; only large ones do harm. */
const LARGE = MB;

const CONTENT_TYPES = "[Content_Types].xml";
const NEEDED = [CONTENT_TYPES, "word/document.xml"];
/** Names that escape the target folder when unpacked. */
const STRAY = /(?:^|\/)\.\.?(?:\/|$)|^\/|\/\/|[\\:\p{Cc}]/u;
/** Programs, macros, controls, pages, and nested archives. */
const ACTIVE =
  /vba(?:project|data)|(?:^|\/)activex(?:\/|$)|\.(?:exe|dll|com|scr|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|m?html?|mht|xhtml|jar|msi|lnk|zip|rar|7z|gz|iso|(?:doc|dot|xls|xlt|ppt|pot)m)$/i;
/** Their signatures, whatever they are called: ZIP, RAR, 7z, gzip, Windows, Unix and Java programs, compound files. */
const ACTIVE_STARTS = ["504b0304", "52617221", "377abcaf", "1f8b", "4d5a", "7f454c46", "cafebabe", "d0cf11e0"];

/** The parts of a supposed Word document, to be unpacked; undefined if it is none, or harmful. */
export function docxEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const entries = zipEntries(bytes) ?? [];
  const names = new Set(entries.map(({ name }) => name));
  const isWordText = NEEDED.every((name) => names.has(name)) && entries.every(({ name }) => isHarmlessName(name));
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = unpacked > MOST_UNPACKED || entries.some(isOverpacked);
  return isWordText && !isBomb ? entries : undefined;
}

const isHarmlessName = (name: string) => !STRAY.test(name) && !ACTIVE.test(name);
const isOverpacked = ({ start, end, size }: ZipEntry) => size > LARGE && size > MOST_RATIO * (end - start);

/** Whether a part begins like a program, an archive or an embedded object. */
const startsActive = (start: Uint8Array): boolean => {
  const hex = start.subarray(0, 4).toHex();
  return ACTIVE_STARTS.some((each) => hex.startsWith(each));
};

const MAIN_PART = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Whether the content types declare an ordinary document, no template and nothing with macros. */
const listsWordText = (contentTypes: string): boolean =>
  contentTypes.includes(MAIN_PART) && !/macroEnabled|vbaProject/i.test(contentTypes);

/** Whether a part has a DTD, which the format forbids and XXE attacks need. */
const declaresGrammar = (text: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(text);

/** Allowed external targets: links and pictures. Templates, objects and frames would be fetched and run. */
const OUTSIDE = /\/(?:hyperlink|image|audio|video|media)$/;

/** Whether no link of a part would be followed by the reader's program by itself. */
const linksHarmlessly = (relations: string): boolean =>
  // Comments could hide where a link begins; Word writes none.
  !/<!|<\?(?!xml\s)/.test(relations) && relations.split("<").every(isHarmlessLink);

function isHarmlessLink(tag: string) {
  const found = tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  const { Type = "", TargetMode = "Internal" } = Object.fromEntries(
    found.map(([, name, double, single]) => [name, double ?? single]),
  ) as { Type?: string; TargetMode?: string };
  const isPlain = !Type.includes("&") && !/aFChunk/i.test(Type);
  return isPlain && (TargetMode === "Internal" || OUTSIDE.test(Type));
}

/** Extensions that readers treat as markup. */
const MARKUP = /\.(?:xml|rels|vml)$/i;
const LINKS = /\.rels$/i;
/** White space, and byte order marks. */
const BEFORE_TEXT = /[\s\u00ef\u00bb\u00bf\u00fe\u00ff]/;
/** The longest list of parts or links. */
const LONGEST_LIST = 1024 * 1024;
/** Longer than any searched word, so that none hides between two pieces. */
const OVERLAP = 16;

/** Checks a part of a Word document while it is unpacked, however long it is. */
export function partLook(name: string) {
  const isLinks = LINKS.test(name);
  const isList = isLinks || name === CONTENT_TYPES;
  let [isFirst, tail, list] = [true, "", ""];
  let isMarkup: boolean | undefined = MARKUP.test(name) || undefined;
  return {
    /** Whether to continue after this piece. */
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
    /** Whether the whole part is harmless. */
    isFine: (): boolean => (isLinks ? linksHarmlessly(list) : !isList || listsWordText(list)),
  };
}

/** Undefined while there is only white space. */
function beginsLikeMarkup(text: string): boolean | undefined {
  for (const letter of text) if (!BEFORE_TEXT.test(letter)) return letter === "<";
  return undefined;
}
