import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import type { Locale } from "@aufwind/rules/locale";
import { encode } from "uqr";
import { breakLongWords } from "../../platform/documents/break-long-words.ts";
import { amountIn, dayIn } from "../../platform/documents/formats.ts";
import { INK, mm, SOFT, TEAL } from "../../platform/documents/page-style.ts";
import { openPdf, type TaggedPdf } from "../../platform/documents/tagged-pdf.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { pictureOf } from "./gift-card-designs.ts";

export type PrintedGiftCard = {
  brand: string;
  locale: Locale;
  design: GiftCardDesign;
  amountCents: number;
  recipientName: string;
  senderName: string;
  coachName: string;
  message: string;
  /** As it is shown, in groups. */
  code: string;
  /** Where the QR code leads, and what a person types. */
  url: string;
  address: string;
  expiresOn: string;
  madeAt: Date;
};

const MARGINS = { left: mm(25), top: mm(25), right: mm(25), bottom: mm(15) };
const WIDTH = mm(160);
const PICTURE_HEIGHT = mm(95);
const QR = mm(38);

/** The gift card on a sheet of A4: the picture, for whom, from whom, how much, the code and where it leads. */
export async function giftCardPdf(translator: Translator, card: PrintedGiftCard): Promise<Uint8Array> {
  const { locale } = card;
  type Key = "title" | "for" | "from" | "session" | "code" | "how" | "until" | "qr";
  const t = (key: Key, params = {}) => translator.t(locale, `gift-cards:pdf.${key}`, { ...card, ...params });
  const title = `${t("title")} ${amountIn(locale, card.amountCents)}`;
  const pdf = openPdf({ title, locale, createdAt: card.madeAt, margins: MARGINS });
  pdf.artifact(() => drawDesign(pdf, card.design));
  const add = (text: string, style: Parameters<TaggedPdf["add"]>[3], y?: number) =>
    pdf.add(pdf.root, "P", text, style, { width: WIDTH, ...(y !== undefined && { y }) });

  pdf.add(pdf.root, "H1", title, { font: "title", size: 34, color: TEAL }, { y: PICTURE_HEIGHT + mm(12) });
  pdf.doc.y += mm(2);
  add(t("for", { name: card.recipientName }), { size: 16, color: INK, font: "strong" });
  if (card.coachName) add(t("session", { coach: card.coachName }), { size: 12, color: SOFT });
  if (card.message) {
    pdf.doc.y += mm(4);
    const [{ text } = { text: "" }] = breakLongWords([{ text: card.message }]);
    add(text, { size: 12, color: INK });
  }
  pdf.doc.y += mm(4);
  add(t("from", { name: card.senderName }), { size: 12, color: INK });

  const top = mm(297) - MARGINS.bottom - mm(62);
  pdf.rule(top - mm(6));
  drawQr(pdf, { url: card.url, alt: t("qr"), y: top });
  const x = MARGINS.left + QR + mm(10);
  const width = WIDTH - QR - mm(10);
  pdf.add(pdf.root, "P", t("code"), { size: 10, color: SOFT }, { x, y: top, width });
  pdf.add(pdf.root, "P", card.code, { size: 20, font: "strong", color: INK }, { x, width });
  pdf.doc.y += mm(3);
  pdf.add(pdf.root, "P", t("how"), { size: 10, color: INK }, { x, width });
  pdf.doc.y += mm(2);
  const until = t("until", { until: dayIn(locale, card.expiresOn) });
  pdf.add(pdf.root, "P", until, { size: 9, color: SOFT }, { x, width });
  return pdf.finish(() => undefined);
}

/** Over the whole width of the sheet. */
function drawDesign({ doc }: TaggedPdf, design: GiftCardDesign): void {
  const [width, height] = [mm(210), PICTURE_HEIGHT];
  const { sky, shapes } = pictureOf(design, { width, height });
  doc.save().rect(0, 0, width, height).clip();
  const gradient = doc.linearGradient(0, 0, 0, height);
  gradient.stop(0, sky[0]).stop(1, sky[1]);
  doc.rect(0, 0, width, height).fill(gradient);
  for (const shape of shapes)
    if ("disc" in shape) doc.circle(...shape.disc).fill(shape.color);
    else doc.path(shape.path).fill(shape.color);
  doc.restore();
}

type Placed = { url: string; alt: string; y: number };

/** The code as squares; described for those who cannot scan it. */
function drawQr({ doc, root }: TaggedPdf, { url, alt, y }: Placed): void {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  const cell = QR / size;
  root.add(
    doc.struct("Figure", { alt }, () => {
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) doc.rect(MARGINS.left + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
      doc.fillColor(INK).fill();
    }),
  );
}
