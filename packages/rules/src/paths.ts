/** Longer ones are none of ours. */
const MOST = 500;

/** The path if `to` stays on this site, else undefined: no other host, no `//host`, no backslash tricks. */
export function localPath(to: string | null | undefined): string | undefined {
  if (!to?.startsWith("/") || to.length > MOST) return undefined;
  const here = "http://here.invalid";
  const url = URL.canParse(to, here) ? new URL(to, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** One of our pages for others' eyes: no query, and no segment long enough to be a token. */
export const OWN_PAGE = /^\/(?:de|en)(?:\/[\w-]{1,39}){0,6}$/;

/** The page of an address if it is one of ours, else undefined. */
export function ownPage(to: string | null | undefined): string | undefined {
  const [path = ""] = (localPath(to) ?? "").split(/[?#]/);
  return OWN_PAGE.test(path) ? path : undefined;
}
