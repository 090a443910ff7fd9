import { readFileSync } from "node:fs";
import type { Locale } from "@aufwind/rules/locale";
import { create } from "fontkit";
import PDFDocument from "pdfkit";
import { INK, MARGINS, RULE, SIZES } from "./page-style.ts";
import { archiveMetadata, type MetadataSchema } from "./pdf-metadata.ts";

const FONTS = {
  text: import.meta.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  strong: import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  // Latin letters only: for our own words, never for names.
  title: import.meta.resolve("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"),
};

/** Read once in a thread: reading the tables of a font takes longer than laying out a page with it. */
const parsed = Object.entries(FONTS).map(([name, url]): [string, PDFKit.Mixins.PDFFontSource] => {
  const font: unknown = create(readFileSync(new URL(url)));
  // Known to the library, not yet to its types.
  return [name, font as PDFKit.Mixins.PDFFontSource];
});

export type TextStyle = { font?: keyof typeof FONTS; size?: number; color?: string; align?: "left" | "right" };
export type Run = { text: string; isStrong?: boolean };
/** A part of what screen readers read. */
export type Element = PDFKit.PDFStructureElement;
export type Tag = "H1" | "H2" | "H3" | "H4" | "P" | "Lbl" | "LBody" | "TD";
/** What a head of a table is the head of. */
const SCOPES = { column: "Column", row: "Row" } as const;
type Line = { x?: number; width?: number; color?: string; thickness?: number };
type Laid = { text: string; width: number };
/** Inter draws "17.11" so close that the point is lost, unless all figures have one width. */
const TOO_CLOSE = /\d[.,]1/;
type Box = { x?: number; y?: number; width?: number };

export type PdfOptions = {
  title: string;
  locale: Locale;
  createdAt: Date;
  margins?: typeof MARGINS;
  schema?: MetadataSchema;
  /** Enclosed under its name, as another form of the same content. */
  attachment?: { name: string; type: string; content: string; description: string; date: Date };
};

export type TaggedPdf = ReturnType<typeof openPdf>;

/** A PDF that screen readers can read (PDF/UA-1) and archives keep (PDF/A-3b). */
export function openPdf({ title, locale, createdAt, margins = MARGINS, schema, attachment }: PdfOptions) {
  const doc = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    displayTitle: true,
    lang: locale,
    bufferPages: true,
    // Written into XML without escaping.
    info: { Title: title.replaceAll(/[&<>]/g, ""), CreationDate: createdAt },
  });
  for (const [name, font] of parsed) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.appendXML(archiveMetadata(schema));
  if (attachment) {
    const { name, type, content, description, date } = attachment;
    const dates = { creationDate: date, modifiedDate: date };
    // Known to the library, not yet to its types.
    const relationship = { relationship: "Alternative" };
    doc.file(Buffer.from(content), { name, type, description, ...dates, ...relationship });
  }

  const use = ({ font = "text", size = SIZES.text, color = INK }: TextStyle) =>
    doc.font(font).fontSize(size).fillColor(color);
  const optionsOf = ({ size = SIZES.text, align = "left" }: TextStyle, { text, width }: Laid) => ({
    width,
    align,
    lineGap: size * 0.12,
    // Figures of one width stand below each other; elsewhere the layout of words is kept and much faster.
    ...((align === "right" || TOO_CLOSE.test(text)) && { features: ["tnum" as const] }),
  });

  const pdf = {
    doc,
    root,
    /** How tall a text becomes at this width. */
    heightOf: (text: string, style: TextStyle, width: number): number =>
      use(style).heightOfString(text, optionsOf(style, { text, width })),
    /** Text on the page, outside of any element: for what an element or an artifact encloses. */
    draw(text: string | Run[], style: TextStyle, { x = margins.left, y = doc.y, width = widthFrom(x) }: Box = {}) {
      const runs = typeof text === "string" ? [{ text }] : text;
      const options = optionsOf(style, { text: runs.map((run) => run.text).join(""), width });
      runs.forEach((run, index) => {
        use(run.isStrong ? { ...style, font: "strong" } : style);
        const continued = index < runs.length - 1;
        if (index === 0) doc.text(run.text, x, y, { ...options, continued });
        else doc.text(run.text, { ...options, continued });
      });
    },
    /** An element that holds others. */
    open(parent: Element, type: "Table" | "TR" | "L" | "LI" | "Div"): Element {
      const element = doc.struct(type);
      parent.add(element);
      return element;
    },
    /** An element of text. */
    add(parent: Element, tag: Tag, text: string | Run[], style: TextStyle = {}, box?: Box) {
      parent.add(doc.struct(tag, {}, () => pdf.draw(text, style, box)));
    },
    /** The head of a row or a column of a table. */
    addHead(row: Element, of: keyof typeof SCOPES, text: string, style: TextStyle, box?: Box) {
      // Known to the library, not yet to its types.
      const scope: object = { scope: SCOPES[of] };
      row.add(doc.struct("TH", scope, () => pdf.draw(text, style, box)));
    },
    /** What screen readers pass over: rules, repeated heads, page numbers. */
    artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout") {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
    /** A line on the page, outside of any element. */
    line(y: number, { x = margins.left, width = widthFrom(x), color = RULE, thickness = 0.5 }: Line = {}) {
      doc.moveTo(x, y).lineTo(x + width, y);
      doc.lineWidth(thickness).strokeColor(color).stroke();
    },
    rule: (y: number, line?: Line) => pdf.artifact(() => pdf.line(y, line)),
    hasRoomFor: (height: number): boolean => doc.y + height <= doc.page.height - margins.bottom,
    /** Draws on every page what repeats on it, and closes the file. */
    async finish(onEachPage: (page: number, pages: number) => void): Promise<Uint8Array> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        // Text in the margin would otherwise begin a new page.
        doc.page.margins = { ...margins, bottom: 0 };
        pdf.artifact(() => onEachPage(page + 1, count), "Pagination");
      }
      root.end();
      doc.end();
      return new Uint8Array(Buffer.concat(await Array.fromAsync(doc)));
    },
  };
  const widthFrom = (x: number) => doc.page.width - margins.right - x;
  return pdf;
}
