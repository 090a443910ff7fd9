import { breakLongWords } from "./break-long-words.ts";
import { MARGINS, mm, SIZES, SOFT, TEAL } from "./page-style.ts";
import { BULLET, type PrintedDocument, type PrintedPart, type PrintedTable } from "./printed-document.ts";
import { type Element, openPdf, type TaggedPdf, type TextStyle } from "./tagged-pdf.ts";

const PAGE = { ...MARGINS, top: mm(28), bottom: mm(24) };
const TEXT: TextStyle = { size: SIZES.text };
const NAMES_WIDTH = mm(50);

/** A document as PDF. */
export async function documentPdf(document: PrintedDocument): Promise<Uint8Array> {
  const pdf = openPdf({
    title: document.title,
    locale: document.locale,
    createdAt: new Date(document.madeAt),
    margins: PAGE,
  });
  const { root, doc } = pdf;
  pdf.add(root, "H1", document.title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(1);
  pdf.add(root, "P", breakLongWords([{ text: document.lead }]), { ...TEXT, color: SOFT });
  for (const part of document.parts) addPart(pdf, part);
  const small = { size: SIZES.table, color: SOFT };
  return pdf.finish((page, pages) => {
    pdf.draw(document.head, small, { y: mm(14) });
    const number = document.pageNumber.replace("{page}", String(page)).replace("{pages}", String(pages));
    pdf.draw(number, { ...small, align: "right" }, { y: doc.page.height - PAGE.bottom + mm(10) });
  });
}

function addPart(pdf: TaggedPdf, { title, facts, texts, table }: PrintedPart): void {
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

const BULLET_WIDTH = mm(4);

/** Paragraphs; those that begin with a point are lists, with the point before their lines. */
function addLines(pdf: TaggedPdf, lines: readonly string[]): void {
  let list: Element | undefined;
  for (const line of lines) {
    if (line.startsWith(BULLET)) {
      list ??= pdf.open(pdf.root, "L");
      addListItem(pdf, { list, text: line.slice(BULLET.length) });
    } else {
      list = undefined;
      pdf.add(pdf.root, "P", breakLongWords([{ text: line }]), TEXT);
    }
    pdf.doc.y += mm(1);
  }
}

function addListItem(pdf: TaggedPdf, { list, text }: { list: Element; text: string }): void {
  // Sign and text begin on the same page.
  if (!pdf.hasRoomFor(mm(6))) pdf.doc.addPage();
  const item = pdf.open(list, "LI");
  const y = pdf.doc.y;
  pdf.add(item, "Lbl", BULLET.trim(), TEXT, { x: PAGE.left, y, width: BULLET_WIDTH });
  pdf.add(item, "LBody", breakLongWords([{ text }]), TEXT, { x: PAGE.left + BULLET_WIDTH, y });
}

/** A table of two columns; both of a row begin on the same page. */
function addFacts(pdf: TaggedPdf, facts: PrintedPart["facts"]): void {
  const table = pdf.open(pdf.root, "Table");
  const x = PAGE.left + NAMES_WIDTH;
  const width = mm(210) - PAGE.right - x;
  for (const [name, value] of facts) {
    const [text = { text: value }] = breakLongWords([{ text: value }]);
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
function addTable(pdf: TaggedPdf, { head, rows }: PrintedTable): void {
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
