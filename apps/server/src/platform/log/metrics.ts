import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { CounterConfiguration, Gauge, Histogram, HistogramConfiguration, Registry } from "prom-client";

/** The library with what it collects; undefined while nobody reads it: then it is not loaded, and nothing is measured. */
let opened: { library: typeof import("prom-client"); registry: Registry } | undefined;

/** What is described below, made once somebody reads it. */
const described: ((into: NonNullable<typeof opened>) => void)[] = [];

/** Measures from now on. Without it a small answer takes a twentieth less, and a start 83 modules fewer. */
export async function openMetrics(): Promise<Registry> {
  if (!opened) {
    const library = await import("prom-client");
    opened = { library, registry: new library.Registry() };
    for (const make of described) make(opened);
  }
  return opened.registry;
}

export const isMeasuring = (): boolean => opened !== undefined;

type Labels = Record<string, string>;

function histogram(settings: HistogramConfiguration<string>) {
  let made: Histogram | undefined;
  described.push(({ library, registry }) => {
    made = new library.Histogram({ ...settings, registers: [registry] });
  });
  return {
    observe: (labels: Labels, seconds: number) => made?.observe(labels, seconds),
    /** For labels that come again and again: looking them up costs more than the measurement. */
    labels: (labels: Labels) => made?.labels(labels),
  };
}

function counter(settings: CounterConfiguration<string>) {
  let inc: ((labels: Labels) => void) | undefined;
  described.push(({ library, registry }) => {
    const made = new library.Counter({ ...settings, registers: [registry] });
    inc = (labels) => made.inc(labels);
  });
  return { inc: (labels: Labels) => inc?.(labels) };
}

function level(settings: CounterConfiguration<string>) {
  let made: Gauge | undefined;
  described.push(({ library, registry }) => {
    made = new library.Gauge({ ...settings, registers: [registry] });
  });
  return { set: (labels: Labels, value: number) => made?.set(labels, value) };
}

export const httpSeconds = histogram({
  name: "http_request_seconds",
  help: "How long requests took",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const pagesServed = counter({
  name: "pages_total",
  help: "Pages served, by whether they were rendered or came from the short cache",
  labelNames: ["source", "status"],
});

export const pageSeconds = histogram({
  name: "page_render_seconds",
  help: "How long rendering a page took, by its part of the site",
  labelNames: ["page", "status"],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const jobSeconds = histogram({
  name: "job_seconds",
  help: "How long jobs took",
  labelNames: ["queue", "outcome"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
});

export const providerSeconds = histogram({
  name: "provider_request_seconds",
  help: "How long the card provider took to answer",
  labelNames: ["operation", "outcome"],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
});

type Gauged = { name: string; help: string; labels?: string[] };
/** Values by their labels, as of the moment of asking. */
type Read = () => Promise<{ labels?: Record<string, string>; value: number }[]>;

/** How full something is, read when somebody asks; what cannot be read is left out rather than failing the rest. */
export function gauge({ name, help, labels = [] }: Gauged, read: Read): void {
  if (!opened) return;
  const { library, registry } = opened;
  registry.removeSingleMetric(name);
  const made = new library.Gauge({
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

export const replicaReads = counter({
  name: "database_reads_total",
  help: "Requests that a replica may answer, by where they read",
  labelNames: ["from"],
});

export const replicaUsable = level({
  name: "database_replica_usable",
  help: "1 while a replica answers and lags less than the limit",
  labelNames: ["replica"],
});

export const replicaLag = level({
  name: "database_replica_lag_seconds",
  help: "How long a replica has not had something that the primary has; infinite while it is away",
  labelNames: ["replica"],
});

type Place = { port: number; host: string; token?: string | undefined };

/**
 * Prometheus metrics on a port of their own: for this machine alone, or with the token. Returns a function that stops
 * it.
 */
export async function serveMetrics({ port, host, token }: Place): Promise<() => Promise<void>> {
  const registry = await openMetrics();
  opened?.library.collectDefaultMetrics({ register: registry });
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
