/** Longer ones are none of ours. */
const MOST = 500;

/** The path where `to` stays on this site, else undefined: no other host, no `//host`, no backslash tricks. */
export function localPath(to: string | null | undefined): string | undefined {
  if (!to?.startsWith("/") || to.length > MOST) return undefined;
  const here = "http://here.invalid";
  const url = URL.canParse(to, here) ? new URL(to, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
