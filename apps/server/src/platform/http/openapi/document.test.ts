import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { testServer } from "../../../../test/test-server.ts";
import type { Document, Operation } from "./document.ts";

const server = await testServer();
const text = await (await server.request("/api/openapi.json")).text();
const document = JSON.parse(text) as Document;

const operations = (): Operation[] => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("an independent linter finds nothing to say about the description", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("every pattern is one that a JSON Schema validator can compile, and literals keep all of their values", () => {
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, each = '""']) => JSON.parse(each));
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns.filter((pattern) => /\/[a-z]*$/.test(pattern))).toEqual([]);
  for (const pattern of patterns) expect(() => new RegExp(pattern, "u")).not.toThrow();
  expect(text).toContain('"weekday":{"type":"number","enum":[1,2,3,4,5,6,7]}');
});

test("every operation has the name of its route and says who may call it", () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(ids).toContain("bookAppointment");
  const open = operations().filter(({ security }) => security.length === 0);
  expect(open.every((operation) => operation["x-access"] === "visitor")).toBe(true);
  const closed = operations().filter((operation) => operation["x-access"] !== "visitor");
  expect(closed.every(({ security }) => "session" in (security[0] ?? {}))).toBe(true);
});

test("answers are exactly what is declared: no object of an answer is open to more, but by its keys", () => {
  const schemas = operations().flatMap(({ responses }) => Object.values(responses));
  const open: unknown[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const each = value as Record<string, unknown>;
    if (each.type === "object" && each.properties && each.additionalProperties === undefined) open.push(each);
    Object.values(each).forEach(visit);
  };
  schemas.filter((response) => !JSON.stringify(response).includes("problem+json")).forEach(visit);
  expect(open).toEqual([]);
});
