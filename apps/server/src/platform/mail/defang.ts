const WITH_SCHEME = String.raw`[a-z][a-z\d+.-]*:\/\/\S+|(?:mailto|javascript|data):\S+`;
/** Mail programs make links of these, too; what stands before or after an @ is a mail address and stays. */
const BARE = String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?[.．。｡])+\p{L}{2,}(?![\p{L}\p{N}@-])`;
const ADDRESS = new RegExp(`${WITH_SCHEME}|${BARE}`, "giu");

/** Addresses that are ours to write: that of our site, and a name with a dot in it. */
export type Own = { publicUrl: string; brand: string };

/**
 * A text in which no internet address can be clicked, and everybody sees why: "https[:]//evil[.]example". Mails hold words
 * that strangers typed, in quotes and names, and come from our sender.
 */
export const defang = (text: string, own: Own): string =>
  text.replaceAll(ADDRESS, (found) =>
    isOwn(found, own) ? found : found.replaceAll(/[.．。｡]/g, "[.]").replace(":", "[:]"),
  );

function isOwn(found: string, { publicUrl, brand }: Own) {
  if (found === brand) return true;
  return found === publicUrl || ["/", "?", "#"].some((next) => found.startsWith(`${publicUrl}${next}`));
}
