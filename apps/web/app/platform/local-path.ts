/** The path where `to` stays on this site, else undefined: no other host, no `//host`, no backslash tricks. */
export function localPath(to: string | null): string | undefined {
  if (!to?.startsWith("/")) return undefined;
  const here = "http://here.invalid";
  const url = URL.canParse(to, here) ? new URL(to, here) : undefined;
  if (url?.origin !== here) return undefined;
  return url.pathname.startsWith("//") ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
