/** A first or last name has two characters; in these scripts one character is a whole name. */
export const isLongEnough = (name: string): boolean =>
  [...name.trim()].length >= 2 || /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(name.trim());
