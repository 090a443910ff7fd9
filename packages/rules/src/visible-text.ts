/** A visible character: some letters are default-ignorable, and one Braille pattern is blank. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has any visible character. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
