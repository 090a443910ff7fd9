export type BrowserOptions = { locale?: "en" | "de"; userAgent?: string; network?: string };
type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends JSON, or a form as it is. */
  send(method: Method, path: string, body?: unknown): Promise<Response>;
  /** The cookies it has, by name. */
  cookies: Map<string, string>;
};

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Sends requests like a browser, with a cookie jar. */
export function createBrowser(ask: Ask, { locale = "en", userAgent = "", network }: BrowserOptions = {}): Browser {
  const cookies = new Map<string, string>();
  const go = async (path: string, init: RequestInit) => {
    const headers = new Headers({ "accept-language": locale, "user-agent": userAgent, ...asRecord(init.headers) });
    if (network) headers.set("x-forwarded-for", network);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await ask(path, { ...init, headers });
    for (const each of response.headers.getSetCookie()) keep(cookies, each);
    return response;
  };
  return {
    cookies,
    get: (path, headers = {}) => go(path, { headers }),
    send: (method, path, body) =>
      go(path, {
        method,
        ...(body instanceof FormData && { body }),
        ...(body !== undefined &&
          !(body instanceof FormData) && {
            body: JSON.stringify(body),
            headers: { "content-type": "application/json" },
          }),
      }),
  };
}

const asRecord = (headers: RequestInit["headers"]) => Object.fromEntries(new Headers(headers));

function keep(cookies: Map<string, string>, line: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
