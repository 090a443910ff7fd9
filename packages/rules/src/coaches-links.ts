/** Networks a coach may link to, with their hosts; a website may be anywhere. */
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

/** A web address as stored, or undefined if invalid: https only, a real host, no credentials. */
export function webAddress(typed: string): URL | undefined {
  const text = typed.trim();
  if (text === "" || text.length > MOST || /[\s\p{Cc}]/u.test(text)) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`);
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return undefined;
  return /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/u.test(url.hostname) ? url : undefined;
}

const isAt = (url: URL, host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);

/** Redirecting addresses of the networks. */
const REDIRECTORS = [
  { hosts: ["l.facebook.com", "lm.facebook.com", "l.instagram.com"], path: /^/u },
  { hosts: ["facebook.com", "instagram.com"], path: /^\/l\.php$/iu },
  { hosts: ["linkedin.com", "youtube.com"], path: /^\/(?:redir\/)?redirect(?:\/|$)/iu },
];
const sendsOn = (url: URL) =>
  REDIRECTORS.some(({ hosts, path }) => hosts.some((host) => isAt(url, host)) && path.test(url.pathname));

/** A profile's address in this network, or undefined if it leads elsewhere. */
export function networkAddress(network: Network, typed: string): string | undefined {
  const url = webAddress(typed);
  const hosts: readonly string[] = HOSTS[network];
  if (!url || sendsOn(url) || (hosts.length > 0 && !hosts.some((host) => isAt(url, host)))) return undefined;
  return url.href;
}

/** An unlisted Vimeo video has a second part in its address. */
export type Video = { host: "youtube" | "vimeo"; id: string; hash?: string };

/** The video of an address at YouTube or Vimeo, in any of its forms. */
export function videoOf(typed: string): Video | undefined {
  const url = webAddress(typed);
  if (!url) return undefined;
  if (isAt(url, "vimeo.com")) return vimeoOf(url);
  const id = youtubeId(url);
  return id && /^[\w-]{11}$/.test(id) ? { host: "youtube", id } : undefined;
}

function vimeoOf(url: URL): Video | undefined {
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  const [id, hash = url.searchParams.get("h") ?? ""] = parts.slice(at);
  if (at < 0 || !id) return undefined;
  return /^[\da-f]{6,20}$/.test(hash) ? { host: "vimeo", id, hash } : { host: "vimeo", id };
}

function youtubeId(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split("/").filter(Boolean);
  if (isAt(url, "youtu.be")) return first;
  if (!isAt(url, "youtube.com") && !isAt(url, "youtube-nocookie.com")) return undefined;
  if (first === "watch") return url.searchParams.get("v");
  return first === "embed" || first === "shorts" || first === "live" ? second : undefined;
}
