/** A pattern of `like` for texts with this anywhere; what was typed has no wildcards. */
export const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;
