import { Agent, request } from "node:http";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  cookie?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const PATIENCE_MS = 30_000;
/** So long an event stream is listened to. */
const STREAM_MS = 1000;

/** One request, as a program sends it; status 0 where no answer came. */
export function sendRequest(
  url: string,
  { method = "GET", headers = {}, body, cookie }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, body: "" });
    try {
      const asking = request(
        url,
        { method, agent, timeout: PATIENCE_MS, headers: { ...headers, ...(cookie && { cookie }) } },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", none);
          const heard = () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString(),
            });
          response.on("end", heard);
          // A stream never ends, and is never silent for long.
          if (response.headers["content-type"]?.startsWith("text/event-stream"))
            setTimeout(() => {
              heard();
              asking.destroy();
            }, STREAM_MS);
        },
      );
      asking.on("timeout", () => asking.destroy());
      asking.on("error", none);
      asking.end(body);
    } catch {
      // Not even Node would send it: no server will ever see it.
      resolve({ status: -1, headers: {}, body: "" });
    }
  });
}

/** Runs the work of each, this many at a time; says how far it is every few seconds. */
export async function inParallel<T>(
  all: readonly T[],
  work: (each: T) => Promise<void>,
  { lanes = 16, name = "" } = {},
): Promise<void> {
  let next = 0;
  const ticking = setInterval(() => name && console.log(`  … ${name}: ${next} of ${all.length}`), 10_000);
  const lane = async () => {
    while (next < all.length) await work(all[next++] as T);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  clearInterval(ticking);
}

/** The code of a problem. */
export function codeOf({ body }: Answer): string {
  try {
    return String((JSON.parse(body) as { code?: string }).code ?? "");
  } catch {
    return "";
  }
}
