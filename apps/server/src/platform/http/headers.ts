/** Defaults for every response: data that nothing may run, frame or cache. */
export const commonHeaders = (secure: boolean): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  ...(secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
});

/** Additional headers of pages: they only matter for documents. */
export const DOCUMENT_HEADERS = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy":
    "camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self), usb=()",
};

type Policy = {
  nonce: string;
  tags: (string | undefined)[];
  /** The card provider's hosts. */
  cardHosts: readonly string[];
  secure: boolean;
  development: boolean;
  /** The websites that may frame it; nobody but for the widget of a coach who named some. */
  framedBy?: readonly string[];
};

/** A page runs its own scripts by nonce; the configured tags' hosts are allowed, and load only after consent. */
export function pagePolicy({ nonce, tags, cardHosts, secure, development, framedBy = [] }: Policy): string {
  const hosts = tags.flatMap((tag) => (tag ? [new URL(tag).origin] : []));
  const rules = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
    "style-src": development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...hosts],
    "font-src": ["'self'"],
    "frame-src": ["'self'", ...cardHosts],
    "connect-src": ["'self'", ...hosts, ...cardHosts, ...(development ? ["ws:"] : [])],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": framedBy.length > 0 ? ["'self'", ...framedBy] : ["'none'"],
    ...(secure && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The one page that others may frame; it is rendered for everybody alike. */
export const isWidget = (pathname: string): boolean => /^\/(?:de|en)\/widget\//.test(pathname);

/**
 * Whether a page is one of the window that a widget opened, which tells it what was booked: only then it keeps its
 * opener, and only if a page of ours opened or led to it.
 */
export const isWidgetWindow = (search: string, headers: Headers): boolean =>
  /[?&](?:via=widget|to=[^&]*via%3Dwidget)(?:&|$)/.test(search) && headers.get("sec-fetch-site") === "same-origin";
