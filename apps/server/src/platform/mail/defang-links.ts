const WITH_SCHEME = String.raw`[a-z][a-z\d+.-]*:\/\/\S+|(?:mailto|javascript|data):\S+`;
/** Mail programs make links of these, too; mail addresses stay. */
const BARE = String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?[.．。｡])+\p{L}{2,}(?![\p{L}\p{N}@-])`;
const ADDRESS = new RegExp(`${WITH_SCHEME}|${BARE}`, "giu");

/** Allowed addresses: our site, and names with a dot. */
export type OwnAddresses = { publicUrl: string; brand: string };

/**
 * Makes internet addresses visibly unclickable: "https[:]//evil[.]example". Mails contain text typed by strangers, and
 * come from our sender.
 */
export const defangLinks = (text: string, own: OwnAddresses): string =>
  text.replaceAll(ADDRESS, (found) =>
    isOwn(found, own) ? found : found.replaceAll(/[.．。｡]/g, "[.]").replace(":", "[:]"),
  );

function isOwn(found: string, { publicUrl, brand }: OwnAddresses) {
  if (found === brand) return true;
  return found === publicUrl || ["/", "?", "#"].some((next) => found.startsWith(`${publicUrl}${next}`));
}
