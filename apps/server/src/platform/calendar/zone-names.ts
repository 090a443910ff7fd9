import { findIana } from "windows-iana";

/** How many parts an IANA name has at most: `America/Argentina/Buenos_Aires`. */
const MOST_PARTS = 3;

/**
 * The possible IANA names of a foreign one: Windows has names of its own (by CLDR's table), and some programs add a
 * prefix, like `/mozilla.org/20050126_1/Europe/Berlin`.
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
