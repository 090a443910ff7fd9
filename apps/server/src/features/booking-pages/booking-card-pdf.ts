import type { Locale } from "@aufwind/rules/locale";
import { encode } from "uqr";
import { INK, mm, RULE, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { openPdf, type TaggedPdf } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";

export type PrintedBookingCard = {
  brand: string;
  locale: Locale;
  layout: "postcards" | "cards";
  name: string;
  tagLine: string;
  /** What the code leads to, and what a person types. */
  url: string;
  address: string;
  madeAt: Date;
};

/** Sizes in millimetres on a sheet of A4, which is cut along the lines. */
const LAYOUTS = {
  postcards: { columns: 2, rows: 2, width: 105, height: 148.5, pad: 12, qr: 46, name: 18, text: 11, isTall: true },
  cards: { columns: 2, rows: 5, width: 85, height: 55, pad: 6, qr: 30, name: 12, text: 8, isTall: false },
} as const;

type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];
type Corner = { x: number; y: number };

/** The same card as often as it fits; screen readers hear it once. */
export async function bookingCardPdf(translator: Translator, card: PrintedBookingCard): Promise<Uint8Array> {
  const layout = LAYOUTS[card.layout];
  const t = (key: "title" | "scan" | "type" | "code") => translator.t(card.locale, `booking-pages:card.${key}`, card);
  const margins = { left: 0, top: 0, right: 0, bottom: 0 };
  const pdf = openPdf({ title: t("title"), locale: card.locale, createdAt: card.madeAt, margins });
  const words = { scan: t("scan"), type: t("type"), code: t("code") };
  cornersOf(layout).forEach((corner, place) => {
    drawFrame(pdf, layout, corner);
    drawCard(pdf, { card, words, layout, corner, isRead: place === 0 });
  });
  return pdf.finish(() => undefined);
}

function cornersOf({ columns, rows, width, height }: Layout): Corner[] {
  const [left, top] = [(210 - columns * width) / 2, (297 - rows * height) / 2];
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: mm(left + (place % columns) * width),
    y: mm(top + Math.floor(place / columns) * height),
  }));
}

const drawFrame = ({ doc, artifact }: TaggedPdf, { width, height }: Layout, { x, y }: Corner) =>
  artifact(() => {
    doc.rect(x, y, mm(width), mm(height));
    doc.lineWidth(0.3).strokeColor(RULE).stroke();
  });

type Drawn = {
  card: PrintedBookingCard;
  words: Record<"scan" | "type" | "code", string>;
  layout: Layout;
  corner: Corner;
  isRead: boolean;
};

/** A postcard has the code below the words, a business card beside them. */
function drawCard(pdf: TaggedPdf, { card, words, layout, corner, isRead }: Drawn): void {
  const { pad, qr, isTall } = layout;
  const [x, top] = [corner.x + mm(pad), corner.y + mm(pad)];
  const inner = mm(layout.width - 2 * pad);
  const width = isTall ? inner : inner - mm(qr + 4);
  const put = (text: string, style: Parameters<TaggedPdf["draw"]>[1], y?: number) => {
    const box = { x, width, ...(y !== undefined && { y }) };
    if (isRead) pdf.add(pdf.root, "P", text, style, box);
    else pdf.artifact(() => pdf.draw(text, style, box));
  };
  put(card.brand, { font: "title", size: layout.text + 2, color: TEAL }, top);
  pdf.doc.y += mm(isTall ? 6 : 2);
  put(card.name, { font: "strong", size: layout.name, color: INK });
  const bottom = corner.y + mm(layout.height - pad);
  const soft = { size: layout.text, color: SOFT };
  // A long one would run into what stands below it.
  const room = bottom - mm(isTall ? qr + 28 : 15) - pdf.doc.y;
  if (card.tagLine && pdf.heightOf(card.tagLine, soft, width) <= room) put(card.tagLine, soft);
  const code = isTall
    ? { x, y: bottom - mm(qr + 16), size: mm(qr) }
    : { x: x + inner - mm(qr), y: corner.y + mm((layout.height - qr) / 2), size: mm(qr) };
  if (isTall) put(words.scan, { size: layout.text, color: INK }, code.y - mm(9));
  drawCode(pdf, { ...code, url: card.url, alt: words.code, isRead });
  const foot = bottom - mm(isTall ? 12 : 13);
  put(isTall ? words.type : words.scan, { size: layout.text - (isTall ? 1 : 0), color: SOFT }, foot);
  put(card.address, { font: "strong", size: layout.text, color: INK });
}

type Code = { x: number; y: number; size: number; url: string; alt: string; isRead: boolean };

function drawCode({ doc, root, artifact }: TaggedPdf, { x, y, size, url, alt, isRead }: Code): void {
  const { data, size: cells } = encode(url, { ecc: "M", border: 0 });
  const cell = size / cells;
  const draw = () => {
    for (const [row, columns] of data.entries())
      for (const [column, isDark] of columns.entries())
        if (isDark) doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
    doc.fillColor(INK).fill();
  };
  if (isRead) root.add(doc.struct("Figure", { alt }, draw));
  else artifact(draw);
}
