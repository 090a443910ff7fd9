// The published types pull the DOM's into the whole server; these are the parts that we use.
declare module "pdfmake/interfaces.js" {
  type Margins = number | [number, number] | [number, number, number, number];
  type Node = { [key: string]: unknown; margin?: Margins };
  export type Content = string | Node | Content[];
  export type TableCell = Content;
  export type CustomTableLayout = Record<
    string,
    (index: number, node: { table: { body: unknown[]; headerRows?: number } }) => number | string | null
  >;
  export type Attachment = {
    src: Uint8Array | string;
    name: string;
    [key: string]: unknown;
  };
  type PagePart = (page: number, pages: number) => Content;
  export type TDocumentDefinitions = { content: Content; header?: PagePart; footer?: PagePart; [key: string]: unknown };
}

declare module "pdfmake" {
  import type { TDocumentDefinitions } from "pdfmake/interfaces.js";

  type Pdf = { getStream(): Promise<{ appendXML(xml: string): void }>; getBuffer(): Promise<Uint8Array> };
  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setLocalAccessPolicy(may: (path: string) => boolean): void;
    setUrlAccessPolicy(may: (url: string) => boolean): void;
    createPdf(definition: TDocumentDefinitions): Pdf;
  };
  export default pdfmake;
}
