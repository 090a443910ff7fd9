import autocannon from "autocannon";

type LoadOptions = {
  url: string;
  paths: string[];
  /** Posted as JSON, drawn for each request; without any, pages are read. */
  bodies?: object[];
  clients: number;
  seconds: number;
  headers?: Record<string, string>;
};
type LoadResult = { rate: number; p95: number };

/** Like a browser: includes decompression. */
const ACCEPTING = { "accept-encoding": "gzip, deflate, br" };

/** This many clients, each request chosen at random. */
export async function measureUnderLoad({
  url,
  paths,
  bodies = [],
  clients,
  seconds,
  headers = {},
}: LoadOptions): Promise<LoadResult> {
  const post = {
    method: "POST" as const,
    headers: { ...ACCEPTING, ...headers, "content-type": "application/json", origin: url },
  };
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: drawn(paths) ?? "/",
    ...(bodies.length > 0 && { ...post, body: JSON.stringify(drawn(bodies)) }),
  });
  const options = {
    url,
    connections: clients,
    duration: seconds,
    headers: { ...ACCEPTING, ...headers },
    requests: [{ setupRequest }],
  };
  // The tool reports no p95, so each response time is recorded.
  const times: number[] = [];
  const { requests, duration, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on("response", (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} bad answers, ${errors} errors`);
  return { rate: requests.total / duration, p95: percentile(times, 0.95) };
}

const drawn = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)];

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
