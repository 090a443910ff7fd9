/** What a password must have, in the order in which it is shown. */
export const PASSWORD_RULES = ["length", "digit", "lowercase", "uppercase", "symbol"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const PASSWORD_LENGTH = { least: 6, most: 128 } as const;

const MEETS: Record<PasswordRule, (password: string) => boolean> = {
  // Counted as people count: an emoji is one character.
  length: (password) => [...password].length >= PASSWORD_LENGTH.least,
  digit: (password) => /\p{Nd}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}]/u.test(password),
};

/** Whether a password keeps one of the rules. */
export const meetsRule = (password: string, rule: PasswordRule): boolean => MEETS[rule](password);

/** Whether a password keeps all of them. */
export const isGoodPassword = (password: string): boolean => PASSWORD_RULES.every((rule) => meetsRule(password, rule));
