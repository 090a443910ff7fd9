/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const INK = "#1E2A2A";
export const SOFT = "#5A6766";
export const TEAL = "#0F4C4A";
export const SAND = "#F1E9DE";
export const RULE = "#D9CFC1";

export const SIZES = { title: 18, letterhead: 14, total: 12, text: 9.5, table: 9, small: 7 };

/** A letter by DIN 5008: the address is where the window of an envelope is. */
export const MARGINS = { left: mm(25), top: mm(34), right: mm(20), bottom: mm(32) };
export const ADDRESS_TOP = mm(45);
/** The width between the margins of A4. */
export const TEXT_WIDTH = mm(210) - MARGINS.left - MARGINS.right;
