import type { Locale } from "@aufwind/rules/locale";
import { breakable } from "../../platform/documents/breakable.ts";
import { MARGINS, mm, SIZES, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { openPdf, type TaggedPdf, type TextStyle } from "../../platform/documents/tagged-pdf.ts";

/** All of it in words, so that the thread only lays it out. */
export type CopyPaper = {
  locale: Locale;
  title: string;
  lead: string;
  address: string[];
  head: string[];
  /** The last one is the sum. */
  rows: string[][];
  explained: string;
  madeOn: string;
  madeAt: string;
  /** On every page; `{page}` and `{pages}` stand for its numbers. */
  confidential: string;
  pageNumber: string;
};

const PAGE = { ...MARGINS, top: mm(28), bottom: mm(24) };
const TEXT: TextStyle = { size: SIZES.text };
const FIRST = mm(38);

/** The copy as PDF. */
export async function copyPdf(paper: CopyPaper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: paper.title,
    locale: paper.locale,
    createdAt: new Date(paper.madeAt),
    margins: PAGE,
  });
  const { root, doc } = pdf;
  pdf.add(root, "H1", paper.title, { font: "title", size: SIZES.title, color: TEAL });
  doc.y += mm(2);
  for (const line of [paper.lead, "", ...paper.address]) {
    if (line) pdf.add(root, "P", breakable([{ text: line }]), TEXT);
    doc.y += line ? mm(0.5) : mm(4);
  }
  doc.y += mm(6);
  addTable(pdf, paper);
  doc.y += mm(6);
  pdf.add(root, "P", paper.explained, { ...TEXT, color: SOFT });
  doc.y += mm(2);
  pdf.add(root, "P", paper.madeOn, { ...TEXT, color: SOFT });
  const small = { size: SIZES.table, color: SOFT };
  return pdf.finish((page, pages) => {
    pdf.draw(paper.confidential, small, { y: mm(14) });
    const number = paper.pageNumber.replace("{page}", String(page)).replace("{pages}", String(pages));
    pdf.draw(number, { ...small, align: "right" }, { y: doc.page.height - PAGE.bottom + mm(10) });
  });
}

/** The name of a quarter, then amounts of one width. */
function addTable(pdf: TaggedPdf, { head, rows }: CopyPaper): void {
  const table = pdf.open(pdf.root, "Table");
  const width = (mm(210) - PAGE.left - PAGE.right - FIRST) / (head.length - 1);
  const boxOf = (at: number, y: number) => ({
    x: at === 0 ? PAGE.left : PAGE.left + FIRST + (at - 1) * width + mm(3),
    y,
    width: at === 0 ? FIRST : width - mm(3),
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
