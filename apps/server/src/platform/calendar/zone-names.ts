import { findIana } from "windows-iana";

/** How many parts a name of IANA has at most: `America/Argentina/Buenos_Aires`. */
const MOST_PARTS = 3;

/**
 * What a zone's foreign name may be called by IANA: Windows has names of its own (translated by CLDR's table), and some
 * programs put theirs in front, like `/mozilla.org/20050126_1/Europe/Berlin`.
 */
export const ianaNamesOf = (name: string): string[] => [
  ...tailsOf(name),
  ...findIana(name.trim() as Parameters<typeof findIana>[0]),
];

function tailsOf(name: string): string[] {
  if (!name.startsWith("/")) return [];
  const parts = name.split("/").filter(Boolean);
  return Array.from({ length: MOST_PARTS }, (_, place) => parts.slice(place - MOST_PARTS).join("/"));
}
