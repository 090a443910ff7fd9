import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();

export const httpSeconds = new Histogram({
  name: "http_request_seconds",
  help: "How long requests took",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export const pagesServed = new Counter({
  name: "pages_total",
  help: "Pages served, by whether they were rendered or came from the short cache",
  labelNames: ["source", "status"],
  registers: [registry],
});

export const pageSeconds = new Histogram({
  name: "page_render_seconds",
  help: "How long rendering a page took, by its part of the site",
  labelNames: ["page", "status"],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export const jobSeconds = new Histogram({
  name: "job_seconds",
  help: "How long jobs took",
  labelNames: ["queue", "outcome"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
  registers: [registry],
});

export const providerSeconds = new Histogram({
  name: "provider_request_seconds",
  help: "How long the card provider took to answer",
  labelNames: ["operation", "outcome"],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers: [registry],
});

type Gauged = { name: string; help: string; labels?: string[] };
/** Values by their labels, as of the moment of asking. */
type Read = () => Promise<{ labels?: Record<string, string>; value: number }[]>;

/** How full something is, read when somebody asks; what cannot be read is left out rather than failing the rest. */
export function gauge({ name, help, labels = [] }: Gauged, read: Read): void {
  registry.removeSingleMetric(name);
  const made = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      made.reset();
      for (const { labels: of = {}, value } of await read().catch(() => [])) made.set(of, value);
    },
  });
}

export const replicaReads = new Counter({
  name: "database_reads_total",
  help: "Requests that a replica may answer, by where they read",
  labelNames: ["from"],
  registers: [registry],
});

export const replicaUsable = new Gauge({
  name: "database_replica_usable",
  help: "1 while a replica answers and lags less than the limit",
  labelNames: ["replica"],
  registers: [registry],
});

export const replicaLag = new Gauge({
  name: "database_replica_lag_seconds",
  help: "How long a replica has not had something that the primary has; infinite while it is away",
  labelNames: ["replica"],
  registers: [registry],
});

type Place = { port: number; host: string; token?: string | undefined };

/**
 * Prometheus metrics on a port of their own: for this machine alone, or with the token. Returns a function that stops
 * it.
 */
export function serveMetrics({ port, host, token }: Place): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (token && !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      response.writeHead(401, { "www-authenticate": "Bearer" }).end();
      return;
    }
    response.setHeader("content-type", registry.contentType);
    response.end(await registry.metrics());
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve(stop)));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
