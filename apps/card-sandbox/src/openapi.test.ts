import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import {
  faultsOf,
  objectSchema,
  operationOf,
  replySchema,
  requestSchema,
  resolved,
  valuesOf,
} from "../test/description.ts";
import { callEverything, type Exchange } from "../test/every-call.ts";
import { readForm, type Spec } from "./params.ts";
import { ROUTES } from "./routes.ts";

/** What the SDK sends and the older description does not know yet. */
const NEWER = ["allowed_payment_method_types", "allow_redirects", "collection_options", "use_stripe_sdk"];

/** What only the browser sends, when it creates a card. */
const TYPED = ["card", "type"];

let exchanges: Exchange[];
beforeAll(async () => {
  exchanges = await callEverything();
});

describe("by the provider's own description", () => {
  test("every request of the SDK and every reply of the sandbox is right", () => {
    const faults = exchanges.flatMap(({ method, path, sent, status, reply }) => {
      const operation = operationOf(method, path);
      if (!operation) return [`${method} ${path} is not described`];
      const values = withoutNewer(valuesOf(readForm(sent)));
      const asked = faultsOf(requestSchema(operation), values, "form").map((fault) => `asked ${fault}`);
      const said = faultsOf(replySchema(operation, status) ?? {}, reply, "reply").map(
        (fault) => `said ${status} ${fault}`,
      );
      return [...asked, ...said].map((fault) => `${method} ${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
    const called = new Set(exchanges.map(({ method, path }) => operationOf(method, path)));
    const uncalled = ROUTES.filter((route) => !called.has(operationOf(route.method, route.path.replace(":id", "x"))));
    // Cards are made in the browser, never by the SDK.
    expect(uncalled.map(({ method, path }) => `${method} ${path}`)).toEqual(["post /v1/payment_methods"]);
  });

  test("what events carry is right as well", () => {
    const told = exchanges.findLast(({ path }) => path === "/v1/events")?.reply as { data: Stripe.Event[] };
    const byType = new Map(told.data.map((event) => [event.type, event.data.object as unknown as { object: string }]));
    const faults = [...byType].flatMap(([type, object]) =>
      faultsOf(objectSchema(object.object), object, "reply").map((fault) => `${type}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(byType.size).toBeGreaterThan(20);
  });

  test("a wrong reply is seen", () => {
    const wrong = { id: "pi_1", object: "payment_intent", amount: "7140", status: "paid", metadata: null };
    const faults = faultsOf(objectSchema("payment_intent"), wrong, "reply").join();
    for (const place of ["/amount must be integer", "/status must be equal", "/metadata must be object", "'currency'"])
      expect(faults).toContain(place);
  });

  test("the sandbox takes nothing that the provider would not take", () => {
    const unknown = ROUTES.flatMap(({ method, path, params }) => {
      const operation = operationOf(method, path.replace(":id", "x"));
      if (!operation) return [`${method} ${path}`];
      return unknownIn(params, requestSchema(operation)).map((name) => `${method} ${path}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  test("what is newer than the description is in the SDK", () => {
    const folder = join(dirname(fileURLToPath(import.meta.resolve("stripe"))), "resources");
    const types = readdirSync(folder).filter((name) =>
      /^(PaymentIntents|SetupIntents|AccountLinks)\.d\.ts$/.test(name),
    );
    const text = types.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    for (const name of NEWER) expect([name, text.includes(`    ${name}?: `)]).toEqual([name, true]);
  });
});

/** @returns the values without what the description cannot know */
function withoutNewer(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const known = Object.entries(value).filter(([name]) => !NEWER.includes(name));
  return Object.fromEntries(known.map(([name, inner]) => [name, withoutNewer(inner)]));
}

type Described = Parameters<typeof resolved>[0];

function unknownIn(params: Spec, schema: Described): string[] {
  const variants = [resolved(schema), ...(resolved(schema).anyOf ?? []).map(resolved)];
  const described: Record<string, Described> = Object.assign({}, ...variants.map(({ properties }) => properties));
  return Object.entries(params).flatMap(([name, kind]) => {
    if ([...NEWER, ...TYPED, "client_secret"].includes(name)) return [];
    const inner = described[name];
    if (!inner) return [name];
    return typeof kind === "object" ? unknownIn(kind, inner).map((each) => `${name}[${each}]`) : [];
  });
}
