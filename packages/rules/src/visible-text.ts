/** A character that leaves a mark on the page: some letters are made to be skipped, and one Braille pattern is blank. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether somebody who reads this sees anything at all. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
