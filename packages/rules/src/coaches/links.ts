/** Networks a coach may link to, and the hosts their addresses have; a website may be anywhere. */
const HOSTS = {
  linkedin: ["linkedin.com"],
  xing: ["xing.com"],
  instagram: ["instagram.com"],
  facebook: ["facebook.com", "fb.com"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  website: [],
} as const satisfies Record<string, readonly string[]>;

export type Network = keyof typeof HOSTS;
export const NETWORKS = Object.keys(HOSTS) as Network[];

const MOST = 300;

/** A web address as it is stored, or undefined where it is none: only https, a real host, nobody's password in it. */
export function webAddress(typed: string): URL | undefined {
  const text = typed.trim();
  if (text === "" || text.length > MOST || /[\s\p{Cc}]/u.test(text)) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`);
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return undefined;
  return /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/u.test(url.hostname) ? url : undefined;
}

const isAt = (url: URL, host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);

/** The address of a profile in this network, or undefined where the typed one leads elsewhere. */
export function networkAddress(network: Network, typed: string): string | undefined {
  const url = webAddress(typed);
  const hosts: readonly string[] = HOSTS[network];
  if (!url || (hosts.length > 0 && !hosts.some((host) => isAt(url, host)))) return undefined;
  return url.href;
}

export type Video = { host: "youtube" | "vimeo"; id: string };

/** The video behind an address at YouTube or Vimeo, however it was copied. */
export function videoOf(typed: string): Video | undefined {
  const url = webAddress(typed);
  if (!url) return undefined;
  const parts = url.pathname.split("/").filter(Boolean);
  if (isAt(url, "vimeo.com")) {
    const id = parts.find((part) => /^\d{6,12}$/.test(part));
    return id ? { host: "vimeo", id } : undefined;
  }
  const id = isAt(url, "youtu.be") ? parts[0] : (url.searchParams.get("v") ?? parts[1]);
  const known = isAt(url, "youtu.be") || isAt(url, "youtube.com") || isAt(url, "youtube-nocookie.com");
  return known && id && /^[\w-]{11}$/.test(id) ? { host: "youtube", id } : undefined;
}
