/** What a template of an answer can have filled in from the case. */
export const PLACEHOLDERS = ["name", "reference", "appointment", "time", "coach", "client", "amount"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between double braces, in their order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(BRACES)].map(([, name = ""]) => name);

const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

/** Whether each placeholder of a template is one that can be filled in. */
export const hasOnlyKnown = (text: string): boolean => placeholdersIn(text).every(isKnown);

/** Whether nothing is left to fill in: only such a text is sent. */
export const isFilledIn = (text: string): boolean => placeholdersIn(text).length === 0;

type Values = Partial<Record<Placeholder, string | undefined>>;

/** Those without a value stay, so that the writer sees what is missing. */
export const fillIn = (text: string, values: Values): string =>
  text.replaceAll(BRACES, (left, name: string) => (isKnown(name) && values[name]) || left);
