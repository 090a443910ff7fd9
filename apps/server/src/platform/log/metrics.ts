import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

const registry = new Registry();

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

/** Prometheus metrics on a port of their own, so that no proxy rule has to hide them. Answers how to stop. */
export function serveMetrics(port: number, host: string): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (_, response) => {
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
