/** A pattern of `like` for texts with this anywhere; what was typed has no wildcards. */
export const containsPattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;
