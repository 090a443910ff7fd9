import { placeholdersIn } from "./cases-placeholders.ts";

export const MOST_REPLY_TEMPLATES = 30;

/** Filled in with the client's first name. */
export const NAME_PLACEHOLDER = "{{name}}";

/** Whether nothing else is to be filled in: it would reach the client as it is. */
export const hasOnlyName = (text: string): boolean => placeholdersIn(text).every((name) => name === "name");

/** Without a name, as of somebody who has left, the space before it goes too. */
export const withName = (text: string, firstName: string): string =>
  firstName
    ? text.replaceAll(/\{\{\s*name\s*\}\}/g, () => firstName)
    : text.replaceAll(/[^\S\n]?\{\{\s*name\s*\}\}/g, "");
