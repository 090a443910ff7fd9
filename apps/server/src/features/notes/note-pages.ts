import type { Locale } from "@aufwind/rules/locale";
import { type Block, blocksOf, type Piece } from "@aufwind/rules/notes";
import { breakLongWords } from "../../platform/documents/break-long-words.ts";
import { timeSpanIn } from "../../platform/documents/formats.ts";
import { MARGINS, mm, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { openPdf, type TaggedPdf, type TextStyle } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";

/** Notes about one client, for printing. */
export type PrintedNotes = {
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

const NOTE_MARGINS = { ...MARGINS, top: mm(28), bottom: mm(24) };
const HEADINGS = { 1: { tag: "H3", size: 13 }, 2: { tag: "H4", size: 11 } } as const;
const TEXT: TextStyle = { size: 10 };

/** Notes as PDF, the oldest first. */
export async function notesPdf(translator: Translator, printed: PrintedNotes): Promise<Uint8Array> {
  const { locale, coach, client, notes } = printed;
  const title = translator.t(locale, `notes:paper.${notes.length > 1 ? "titleOfAll" : "title"}`);
  const name = client || translator.t(locale, "notes:paper.gone");
  const madeAt = new Date(printed.madeAt);
  const pdf = openPdf({ title, locale, createdAt: madeAt, margins: NOTE_MARGINS });
  const { root, doc } = pdf;

  pdf.add(root, "H1", title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(1);
  pdf.add(root, "P", translator.t(locale, "notes:paper.about", { name }), { size: SIZES.total });
  const made = translator.t(locale, "notes:paper.made", { date: fullDayIn({ locale }, madeAt) });
  pdf.add(root, "P", made, { ...TEXT, color: SOFT });
  for (const note of notes) addNote(pdf, note, { translator, locale });

  const small = { size: SIZES.table, color: SOFT };
  return pdf.finish((page, pages) => {
    pdf.draw(translator.t(locale, "notes:paper.confidential", { coach }), small, { y: mm(14) });
    const number = translator.t(locale, "notes:paper.page", { page, pages });
    pdf.draw(number, { ...small, align: "right" }, { y: doc.page.height - NOTE_MARGINS.bottom + mm(10) });
  });
}

type NoteDeps = { translator: Translator; locale: Locale };

function addNote(pdf: TaggedPdf, note: PrintedNotes["notes"][number], { translator, locale }: NoteDeps): void {
  const kind = translator.t(locale, `appointments:kinds.${note.consultation}`);
  const blocks = note.text === null ? [] : blocksOf(note.text);
  const instead = note.text === null ? "unreadable" : blocks.length === 0 ? "empty" : undefined;
  // The heading never stands alone at the foot of a page.
  if (!pdf.hasRoomFor(mm(30))) pdf.doc.addPage();
  else pdf.doc.y += mm(7);
  pdf.rule(pdf.doc.y);
  pdf.doc.y += mm(3);
  pdf.add(pdf.root, "H2", `${timeSpanIn(locale, note)} · ${kind}`, { ...TEXT, font: "strong", color: TEAL });
  pdf.doc.y += mm(2);
  for (const block of blocks) addBlock(pdf, block);
  if (instead) pdf.add(pdf.root, "P", translator.t(locale, `notes:paper.${instead}`), { ...TEXT, color: SOFT });
}

const runsOf = (pieces: Piece[]) => breakLongWords(pieces).map(({ text, strong }) => ({ text, isStrong: strong }));

function addBlock(pdf: TaggedPdf, block: Block): void {
  if (block.kind === "heading") {
    const { tag, size } = HEADINGS[block.level];
    pdf.doc.y += mm(3);
    const text = breakLongWords(block.pieces).map((piece) => piece.text);
    pdf.add(pdf.root, tag, text.join(""), { font: "strong", size });
    pdf.doc.y += mm(1);
    return;
  }
  if (block.kind === "list") addList(pdf, block);
  // Line by line: layout time of one large text grows with the square of its length.
  else for (const line of block.lines) pdf.add(pdf.root, "P", runsOf(line), TEXT);
  pdf.doc.y += mm(2);
}

function addList(pdf: TaggedPdf, { items, ordered }: Extract<Block, { kind: "list" }>): void {
  const list = pdf.open(pdf.root, "L");
  const x = NOTE_MARGINS.left;
  items.forEach((pieces, index) => {
    // Sign and text begin on the same page.
    if (!pdf.hasRoomFor(mm(6))) pdf.doc.addPage();
    const item = pdf.open(list, "LI");
    const y = pdf.doc.y;
    pdf.add(item, "Lbl", ordered ? `${index + 1}.` : "•", TEXT, { x, y, width: mm(7) });
    pdf.add(item, "LBody", runsOf(pieces), TEXT, { x: x + mm(7), y });
  });
}
