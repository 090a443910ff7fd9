import type { CustomTableLayout } from "pdfmake/interfaces.js";

/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const INK = "#1E2A2A";
export const SOFT = "#5A6766";
export const TEAL = "#0F4C4A";
const SAND = "#F1E9DE";
export const RULE = "#D9CFC1";

export const SIZES = { title: 18, letterhead: 14, total: 12, text: 9.5, table: 9, small: 7 };

/** A letter by DIN 5008: the address is where the window of an envelope is. */
export const MARGINS = { left: mm(25), top: mm(34), right: mm(20), bottom: mm(32) };
export const SIDES: [number, number, number, number] = [MARGINS.left, 0, MARGINS.right, 0];
export const ADDRESS_TOP = mm(45);

const plain: CustomTableLayout = { vLineWidth: () => 0, paddingLeft: () => 6, paddingRight: () => 6 };

export const HEAD_LAYOUT: CustomTableLayout = {
  ...plain,
  hLineWidth: () => 0,
  fillColor: () => SAND,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

/** A fine line under each row. */
export const ROW_LAYOUT: CustomTableLayout = {
  ...plain,
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  hLineColor: () => RULE,
  paddingTop: () => 4.5,
  paddingBottom: () => 4.5,
};

/** A strong line above the last row. */
export const TOTALS_LAYOUT: CustomTableLayout = {
  ...plain,
  hLineWidth: (line, { table }) => (line === table.body.length - 1 ? 1 : 0),
  hLineColor: () => TEAL,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};
