import { type ZipEntry, zipEntries } from "./zip.ts";

const MB = 1024 * 1024;
/** What a text may become when it is unpacked, and how many times larger than it was. */
const MOST_UNPACKED = 60 * MB;
const MOST_RATIO = 200;
/** Small parts may be all spaces; only large ones do harm. */
const LARGE = MB;

export const CONTENT_TYPES = "[Content_Types].xml";
const NEEDED = [CONTENT_TYPES, "word/document.xml"];
/** Names that lead elsewhere when somebody unpacks them. */
const STRAY = /(?:^|\/)\.\.?(?:\/|$)|^\/|\/\/|[\\:\p{Cc}]/u;
/** Programs, macros, controls, pages, and archives in the archive. */
const ACTIVE =
  /vba(?:project|data)|(?:^|\/)activex(?:\/|$)|\.(?:exe|dll|com|scr|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|m?html?|mht|xhtml|jar|msi|lnk|zip|rar|7z|gz|iso|(?:doc|dot|xls|xlt|ppt|pot)m)$/i;
/** How those begin, whatever they are called: ZIP, RAR, 7z, gzip, Windows, Unix and Java programs, compound files. */
const ACTIVE_STARTS = ["504b0304", "52617221", "377abcaf", "1f8b", "4d5a", "7f454c46", "cafebabe", "d0cf11e0"];

/** The parts of what claims to be a Word text, to be unpacked; undefined where it is none, or would do harm. */
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

/** Whether the beginning of a part is that of a program, an archive or an embedded object. */
export const startsActive = (start: Uint8Array): boolean => {
  const hex = start.subarray(0, 4).toHex();
  return ACTIVE_STARTS.some((each) => hex.startsWith(each));
};

const MAIN_PART = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Whether the list of a text's parts names an ordinary text, no template and nothing with macros. */
export const listsWordText = (contentTypes: string): boolean =>
  contentTypes.includes(MAIN_PART) && !/macroEnabled|vbaProject/i.test(contentTypes);

/** Whether a part declares a grammar of its own, which the format forbids and attacks on readers need. */
export const declaresGrammar = (text: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(text);

/** What may lie outside: what a reader follows, or sees. Templates, objects and frames would be fetched and run. */
const OUTSIDE = /\/(?:hyperlink|image|audio|video|media)$/;

/** Whether the links of a part lead nowhere that a reader's program would follow by itself. */
export const linksHarmlessly = (relations: string): boolean =>
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
