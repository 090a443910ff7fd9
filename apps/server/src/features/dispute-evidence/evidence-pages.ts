import type { Locale } from "@aufwind/rules/locale";
import { breakable } from "../../platform/documents/breakable.ts";
import { MARGINS, mm, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { type Element, openPdf, type TaggedPdf, type TextStyle } from "../../platform/documents/tagged-pdf.ts";

/** A subject: facts with their names, then sentences; each sentence may have a heading above it. */
export type EvidencePart = {
  title: string;
  facts: (readonly [name: string, value: string])[];
  texts: { heading?: string; lines: string[] }[];
};

/** All of it in words, so that the thread only lays it out. */
export type EvidencePaper = {
  locale: Locale;
  title: string;
  lead: string;
  madeAt: string;
  parts: EvidencePart[];
  /** On every page; `{page}` and `{pages}` stand for its numbers. */
  confidential: string;
  pageNumber: string;
};

const PAGE = { ...MARGINS, top: mm(28), bottom: mm(24) };
const TEXT: TextStyle = { size: SIZES.text };
const NAMES_WIDTH = mm(50);

/** The evidence as PDF. */
export async function evidencePdf(paper: EvidencePaper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: paper.title,
    locale: paper.locale,
    createdAt: new Date(paper.madeAt),
    margins: PAGE,
  });
  const { root, doc } = pdf;
  pdf.add(root, "H1", paper.title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(1);
  pdf.add(root, "P", paper.lead, { ...TEXT, color: SOFT });
  for (const part of paper.parts) addPart(pdf, part);
  const small = { size: SIZES.table, color: SOFT };
  return pdf.finish((page, pages) => {
    pdf.draw(paper.confidential, small, { y: mm(14) });
    const number = paper.pageNumber.replace("{page}", String(page)).replace("{pages}", String(pages));
    pdf.draw(number, { ...small, align: "right" }, { y: doc.page.height - PAGE.bottom + mm(10) });
  });
}

function addPart(pdf: TaggedPdf, { title, facts, texts }: EvidencePart): void {
  const { doc, root } = pdf;
  // The heading never stands alone at the foot of a page.
  if (pdf.hasRoomFor(mm(30))) doc.y += mm(6);
  else doc.addPage();
  pdf.rule(doc.y);
  doc.y += mm(3);
  pdf.add(root, "H2", title, { font: "strong", size: SIZES.total, color: TEAL });
  doc.y += mm(2);
  if (facts.length > 0) addFacts(pdf, facts);
  for (const { heading, lines } of texts) {
    if (heading) {
      doc.y += mm(2);
      pdf.add(root, "H3", heading, { ...TEXT, font: "strong" });
      doc.y += mm(1);
    }
    addLines(pdf, lines);
  }
}

const POINT = "• ";
const POINT_WIDTH = mm(4);

/** Paragraphs; those that begin with a point are lists, with the point before their lines. */
function addLines(pdf: TaggedPdf, lines: readonly string[]): void {
  let list: Element | undefined;
  for (const line of lines) {
    if (line.startsWith(POINT)) {
      list ??= pdf.open(pdf.root, "L");
      addPoint(pdf, { list, text: line.slice(POINT.length) });
    } else {
      list = undefined;
      pdf.add(pdf.root, "P", breakable([{ text: line }]), TEXT);
    }
    pdf.doc.y += mm(1);
  }
}

function addPoint(pdf: TaggedPdf, { list, text }: { list: Element; text: string }): void {
  // Sign and text begin on the same page.
  if (!pdf.hasRoomFor(mm(6))) pdf.doc.addPage();
  const item = pdf.open(list, "LI");
  const y = pdf.doc.y;
  pdf.add(item, "Lbl", POINT.trim(), TEXT, { x: PAGE.left, y, width: POINT_WIDTH });
  pdf.add(item, "LBody", breakable([{ text }]), TEXT, { x: PAGE.left + POINT_WIDTH, y });
}

/** A table of two columns; both of a row begin on the same page. */
function addFacts(pdf: TaggedPdf, facts: EvidencePart["facts"]): void {
  const table = pdf.open(pdf.root, "Table");
  const x = PAGE.left + NAMES_WIDTH;
  const width = mm(210) - PAGE.right - x;
  for (const [name, value] of facts) {
    const [text = { text: value }] = breakable([{ text: value }]);
    const height = Math.max(pdf.heightOf(name, TEXT, NAMES_WIDTH - mm(4)), pdf.heightOf(text.text, TEXT, width));
    if (!pdf.hasRoomFor(height)) pdf.doc.addPage();
    const y = pdf.doc.y;
    const row = pdf.open(table, "TR");
    pdf.addHead(row, "row", name, { ...TEXT, color: SOFT }, { x: PAGE.left, y, width: NAMES_WIDTH - mm(4) });
    pdf.add(row, "TD", text.text, TEXT, { x, y, width });
    pdf.doc.y = y + height + mm(1.2);
  }
}
