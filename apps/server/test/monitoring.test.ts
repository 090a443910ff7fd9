import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { transact } from "../src/platform/database/database.ts";
import { openMetrics } from "../src/platform/log/metrics.ts";
import { measureSaturation } from "../src/platform/saturation.ts";
import { testServer } from "./test-server.ts";

const server = await testServer();
const registry = await openMetrics();
const monitoring = (name: string) => readFile(new URL(`../../../monitoring/${name}`, import.meta.url), "utf8");

/** Prometheus' own, and words of its language. */
const FOREIGN = new Set(["up", "sum", "rate", "max", "by", "le", "histogram_quantile"]);
/** Collected where the metrics are served. */
const OF_NODE = /^(?:process|nodejs)_/;
/** The metrics that an expression asks for. */
const metricsIn = (expression: string) =>
  [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|"[^"]*"/g, "").matchAll(/[a-z_]{2,}\w*/g)]
    .map(([name]) => name)
    .filter((name) => !FOREIGN.has(name));

test("every metric of the alert rules and the dashboard is one that we give out", async () => {
  measureSaturation(server);
  const given = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const { panels } = JSON.parse(await monitoring("dashboard.json")) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = [...(await monitoring("alerts.yml")).matchAll(/expr: (?:\|\n)?((?:.+\n)+?)\s+for:/g)].map(
    ([, expression = ""]) => expression,
  );
  expect(rules.length).toBeGreaterThan(10);
  const asked = new Set([...shown, ...rules].flatMap(metricsIn));
  expect(asked.size).toBeGreaterThan(10);
  const isGiven = (name: string) => OF_NODE.test(name) || given.has(name.replace(/_(?:count|bucket|sum)$/, ""));
  expect([...asked].filter((name) => !isGiven(name))).toEqual([]);
});

test("how full the parts are is read when somebody asks: connections, streams, what waits and what gave up", async () => {
  measureSaturation(server);
  await transact(server.database, (tx) =>
    server.outbox.add(tx, {
      to: "lena@example.org",
      locale: "de",
      subject: "a",
      text: "a",
      html: "a",
    }),
  );
  server.clock.set("2026-11-16T10:00:00Z");
  const given = await registry.metrics();
  expect(given).toMatch(/\nmails_overdue_seconds 3600\n/);
  expect(given).toMatch(/\njobs_waiting\{queue="send-mail"\} 1\n/);
  expect(given).toMatch(/\ndatabase_connections\{state="wanted"\} 0\n/);
  expect(given).toMatch(/\nevent_streams 0\n/);
  expect(given).toMatch(/\nfailures_open 0\n/);
});
