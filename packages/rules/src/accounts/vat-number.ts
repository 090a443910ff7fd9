/** Two letters, then letters and digits: 8 to 14 characters in all, spaces and dots aside. */
const SHAPE = /^[A-Z]{2}[A-Z0-9+*]{6,12}$/;

/** A VAT number as it is stored: capitals, without the spaces, dots and dashes people put in. */
export const plainVatNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, "").toUpperCase();

export const isVatNumber = (typed: string): boolean => SHAPE.test(plainVatNumber(typed));
