import type { Locale } from "@aufwind/rules/locale";
import { type Block, blocksOf, type Piece } from "@aufwind/rules/notes";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { breakable } from "../../platform/documents/breakable.ts";
import { spanIn } from "../../platform/documents/formats.ts";
import { INK, MARGINS, mm, RULE, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";

/** Notes about one client, for printing. */
export type NotesPaper = {
  locale: Locale;
  brand: string;
  coach: string;
  /** Empty if the client has left. */
  client: string;
  madeAt: string;
  notes: {
    startsAt: string;
    endsAt: string;
    consultation: "discovery" | "standard" | "extended";
    /** Null if it could not be opened. */
    text: string | null;
  }[];
};

const TOP = mm(28);
const HEADINGS = { 1: 13, 2: 11 } as const;

/** The pages of notes, for pdfmake. */
export function notesPages(translator: Translator, paper: NotesPaper): TDocumentDefinitions {
  const { locale, coach, client, notes } = paper;
  const title = translator.t(locale, `notes:paper.${notes.length > 1 ? "titleOfAll" : "title"}`);
  const confidential = translator.t(locale, "notes:paper.confidential", { coach });
  const name = client || translator.t(locale, "notes:paper.gone");
  const made = fullDayIn({ locale }, new Date(paper.madeAt));
  return {
    pageSize: "A4",
    pageMargins: [MARGINS.left, TOP, MARGINS.right, mm(24)],
    language: locale,
    info: { title, creationDate: new Date(paper.madeAt) },
    defaultStyle: { font: "Roboto", fontSize: 10, color: INK, lineHeight: 1.3 },
    header: () => ({ text: confidential, ...small([MARGINS.left, mm(14), MARGINS.right, 0]) }),
    footer: (page, pages) => ({
      text: translator.t(locale, "notes:paper.page", { page, pages }),
      alignment: "right",
      ...small([MARGINS.left, mm(10), MARGINS.right, 0]),
    }),
    content: [
      { text: title, fontSize: SIZES.title, color: TEAL },
      { text: translator.t(locale, "notes:paper.about", { name }), fontSize: SIZES.total, margin: [0, mm(1), 0, 0] },
      { text: translator.t(locale, "notes:paper.made", { date: made }), color: SOFT },
      ...notes.flatMap((note) => noteOf(translator, note, locale)),
    ],
  };
}

const small = (margin: [number, number, number, number]) => ({ fontSize: SIZES.table, color: SOFT, margin });

function noteOf(translator: Translator, note: NotesPaper["notes"][number], locale: Locale): Content[] {
  const kind = translator.t(locale, `appointments:kinds.${note.consultation}`);
  const blocks = note.text === null ? [] : blocksOf(note.text);
  const instead = note.text === null ? "unreadable" : blocks.length === 0 ? "empty" : undefined;
  return [
    {
      margin: [0, mm(7), 0, mm(2)],
      unbreakable: true,
      stack: [
        { canvas: [{ type: "line", x1: 0, y1: 0, x2: mm(165), y2: 0, lineWidth: 0.5, lineColor: RULE }] },
        { text: `${spanIn(locale, note)} · ${kind}`, color: TEAL, bold: true, margin: [0, mm(3), 0, 0] },
      ],
    },
    ...blocks.map(contentOf),
    ...(instead ? [{ text: translator.t(locale, `notes:paper.${instead}`), color: SOFT }] : []),
  ];
}

const runs = (pieces: Piece[]) => breakable(pieces).map(({ text, strong }) => ({ text, bold: strong }));

function contentOf(block: Block): Content {
  if (block.kind === "heading")
    return {
      text: breakable(block.pieces)
        .map(({ text }) => text)
        .join(""),
      bold: true,
      fontSize: HEADINGS[block.level],
      margin: [0, mm(3), 0, mm(1)],
    };
  if (block.kind === "list") {
    const items = block.items.map((pieces) => ({ text: runs(pieces) }));
    return { [block.ordered ? "ol" : "ul"]: items, margin: [0, 0, 0, mm(2)] };
  }
  // Line by line: layout time of one large text grows with the square of its length.
  return { stack: block.lines.map((pieces) => ({ text: runs(pieces) })), margin: [0, 0, 0, mm(2)] };
}
