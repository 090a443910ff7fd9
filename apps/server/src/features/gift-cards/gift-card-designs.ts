import type { GiftCardDesign } from "@aufwind/rules/gift-cards";

type Doc = PDFKit.PDFDocument;
type Box = { x: number; y: number; width: number; height: number };

/** The picture of a gift card; the page of gift cards shows the same ones. */
export function drawDesign(doc: Doc, design: GiftCardDesign, box: Box): void {
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  DRAWN[design](doc, box);
  doc.restore();
}

const DRAWN: Record<GiftCardDesign, (doc: Doc, box: Box) => void> = {
  sunrise(doc, box) {
    const { x, y, width, height } = box;
    sky(doc, box, ["#F9D9B6", "#F2A97E"]);
    for (const [radius, color] of [
      [0.42, "#F6C08E"],
      [0.32, "#F8D3A4"],
      [0.22, "#FFF1D6"],
    ] as const)
      doc.circle(x + width / 2, y + height * 0.78, height * radius).fill(color);
    hills(doc, box, [
      [0.7, "#BF4F24"],
      [0.82, "#8C3517"],
    ]);
  },
  meadow(doc, box) {
    const { x, y, width, height } = box;
    sky(doc, box, ["#DDEFE6", "#F6F1E4"]);
    hills(doc, box, [
      [0.55, "#8DBB9B"],
      [0.68, "#4F8F72"],
      [0.82, "#0F4C4A"],
    ]);
    for (let stem = 0; stem < 14; stem++) {
      const at = x + ((stem * 0.073 + 0.03) % 1) * width;
      const top = y + height * (0.62 + (stem % 5) * 0.05);
      doc
        .moveTo(at, top)
        .lineTo(at, top + height * 0.14)
        .lineWidth(1.4)
        .stroke("#0F4C4A");
      doc.circle(at, top, 5 + (stem % 3)).fill(["#F2A97E", "#FFF1D6", "#BF4F24"][stem % 3] ?? "#F2A97E");
    }
  },
  waves(doc, box) {
    const { x, y, width, height } = box;
    sky(doc, box, ["#E4F1F3", "#BFE0E2"]);
    doc.circle(x + width * 0.8, y + height * 0.26, height * 0.12).fill("#FFF1D6");
    hills(doc, box, [
      [0.5, "#7FBFC0"],
      [0.64, "#3E8E90"],
      [0.78, "#1D6B6A"],
      [0.9, "#0F4C4A"],
    ]);
  },
  stars(doc, box) {
    const { x, y, width, height } = box;
    sky(doc, box, ["#12303A", "#2B5260"]);
    for (let star = 0; star < 60; star++) {
      const [left, top] = [(star * 0.6180339) % 1, (star * 0.3819661 + star * 0.017) % 0.72];
      doc.circle(x + left * width, y + top * height, 0.7 + (star % 4) * 0.5).fill("#FFF1D6");
    }
    doc.circle(x + width * 0.2, y + height * 0.3, height * 0.13).fill("#FFF1D6");
    doc.circle(x + width * 0.225, y + height * 0.27, height * 0.115).fill("#1A3B46");
    hills(doc, box, [
      [0.78, "#0B2228"],
      [0.88, "#071519"],
    ]);
  },
};

/** A gradient from top to bottom. */
function sky(doc: Doc, { x, y, width, height }: Box, [from, to]: readonly [string, string]): void {
  const gradient = doc.linearGradient(x, y, x, y + height);
  gradient.stop(0, from).stop(1, to);
  doc.rect(x, y, width, height).fill(gradient);
}

/** Rolling lines, each from its height to the bottom. */
function hills(doc: Doc, { x, y, width, height }: Box, lines: readonly (readonly [at: number, color: string])[]): void {
  lines.forEach(([at, color], index) => {
    const top = y + height * at;
    const swing = height * 0.14 * (index % 2 === 0 ? 1 : -1);
    doc.moveTo(x, top);
    doc.bezierCurveTo(x + width * 0.3, top - swing, x + width * 0.6, top + swing, x + width, top - swing / 2);
    doc
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .fill(color);
  });
}
