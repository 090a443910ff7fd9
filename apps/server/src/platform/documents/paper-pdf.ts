import { breakable } from "./breakable.ts";
import { MARGINS, mm, SIZES, SOFT, TEAL } from "./page-style.ts";
import { type Paper, type PaperPart, type PaperTable, POINT } from "./paper.ts";
import { type Element, openPdf, type TaggedPdf, type TextStyle } from "./tagged-pdf.ts";

const PAGE = { ...MARGINS, top: mm(28), bottom: mm(24) };
const TEXT: TextStyle = { size: SIZES.text };
const NAMES_WIDTH = mm(50);

/** A paper as PDF. */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: paper.title,
    locale: paper.locale,
    createdAt: new Date(paper.madeAt),
    margins: PAGE,
  });
  const { root, doc } = pdf;
  pdf.add(root, "H1", paper.title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(1);
  pdf.add(root, "P", breakable([{ text: paper.lead }]), { ...TEXT, color: SOFT });
  for (const part of paper.parts) addPart(pdf, part);
  const small = { size: SIZES.table, color: SOFT };
  return pdf.finish((page, pages) => {
    pdf.draw(paper.head, small, { y: mm(14) });
    const number = paper.pageNumber.replace("{page}", String(page)).replace("{pages}", String(pages));
    pdf.draw(number, { ...small, align: "right" }, { y: doc.page.height - PAGE.bottom + mm(10) });
  });
}

function addPart(pdf: TaggedPdf, { title, facts, texts, table }: PaperPart): void {
  const { doc, root } = pdf;
  // The heading never stands alone at the foot of a page.
  if (pdf.hasRoomFor(mm(30))) doc.y += mm(6);
  else doc.addPage();
  if (title) {
    pdf.rule(doc.y);
    doc.y += mm(3);
    pdf.add(root, "H2", title, { font: "strong", size: SIZES.total, color: TEAL });
    doc.y += mm(2);
  }
  if (facts.length > 0) addFacts(pdf, facts);
  for (const { heading, lines } of texts) {
    if (heading) {
      if (pdf.hasRoomFor(mm(16))) doc.y += mm(2);
      else doc.addPage();
      pdf.add(root, "H3", heading, { ...TEXT, font: "strong" });
      doc.y += mm(1);
    }
    addLines(pdf, lines);
  }
  if (table) addTable(pdf, table);
}

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
function addFacts(pdf: TaggedPdf, facts: PaperPart["facts"]): void {
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

const FIRST_WIDTH = mm(38);

/** A name in the first column, then amounts of one width. */
function addTable(pdf: TaggedPdf, { head, rows }: PaperTable): void {
  pdf.doc.y += mm(5);
  const table = pdf.open(pdf.root, "Table");
  const width = (mm(210) - PAGE.left - PAGE.right - FIRST_WIDTH) / (head.length - 1);
  const boxOf = (at: number, y: number) => ({
    x: at === 0 ? PAGE.left : PAGE.left + FIRST_WIDTH + (at - 1) * width + mm(3),
    y,
    width: at === 0 ? FIRST_WIDTH : width - mm(3),
  });
  const addRow = (cells: string[], kind: "head" | "row" | "sum") => {
    const style: TextStyle = kind === "head" ? { size: SIZES.table, color: SOFT } : TEXT;
    const font: TextStyle = kind === "sum" ? { ...style, font: "strong" } : style;
    const y = pdf.doc.y;
    const height = Math.max(...cells.map((cell, at) => pdf.heightOf(cell, font, boxOf(at, y).width)));
    const row = pdf.open(table, "TR");
    cells.forEach((cell, at) => {
      const aligned: TextStyle = { ...font, align: at === 0 ? "left" : "right" };
      if (kind === "head" || at === 0)
        pdf.addHead(row, kind === "head" ? "column" : "row", cell, aligned, boxOf(at, y));
      else pdf.add(row, "TD", cell, aligned, boxOf(at, y));
    });
    pdf.doc.y = y + height + mm(1.5);
    pdf.rule(pdf.doc.y);
    pdf.doc.y += mm(1.5);
  };
  addRow(head, "head");
  rows.forEach((cells, at) => {
    addRow(cells, at === rows.length - 1 ? "sum" : "row");
  });
}
