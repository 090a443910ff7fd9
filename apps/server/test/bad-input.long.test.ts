import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operator } from "./operators.ts";
import { person, registration } from "./people.ts";
import { STEPS } from "./practice.ts";
import * as filled from "./sections.ts";
import { testServer } from "./test-server.ts";

// Every field of every route with a body, whatever its feature: none may break the server or sign anybody in.
const server = await testServer();
const { browser: client } = await person(server);
const { browser: coach } = await person(server, { kind: "coach" });
const { browser: staff } = await operator(server);

type Method = "POST" | "PUT" | "PATCH" | "DELETE";
type Taking = { method: Method; path: string; schema: z.ZodObject; access: unknown };

/** The routes that take JSON, with their schemas. */
function routes(): Taking[] {
  return server.app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, request } = definition.route;
    const schema = (request?.body?.content as { "application/json"?: { schema?: unknown } })?.["application/json"]
      ?.schema;
    const taking = { method: method.toUpperCase() as Method, path, access: definition.route["x-access"] };
    return schema instanceof z.ZodObject ? [{ ...taking, schema }] : [];
  });
}

/** The paths of all fields, nested ones too. */
const fieldsOf = (schema: z.ZodObject): string[][] =>
  Object.entries(schema.shape).flatMap(([name, inner]) => [
    [name],
    ...(inner instanceof z.ZodObject ? fieldsOf(inner).map((deeper) => [name, ...deeper]) : []),
  ]);

/** A copy with another value at one path. */
function withValue(body: Record<string, unknown>, [name = "", ...deeper]: string[], value: unknown): object {
  const inner = (body[name] ?? {}) as Record<string, unknown>;
  return { ...body, [name]: deeper.length > 0 ? withValue(inner, deeper, value) : value };
}

const GOOD: Record<string, unknown> = {
  ...registration({ email: "somebody@example.org" }),
  currentPassword: "Falsch-1",
  token: "A".repeat(43),
  code: "123456",
  name: "Erika",
  subject: "x",
  message: "x",
  contract: "x",
  list: "newsletter",
  consent: true,
  userType: "client",
  locale: "en",
  blobPath: "documents/a.pdf",
  visibility: "Private",
  understood: true,
  asCompany: true,
  companyName: "Muster GmbH",
  vatNumber: "DE123456789",
  setupIntentId: "seti_nobody",
  coachId: "019a8b00-0000-7000-8000-000000000003",
  clientId: "019a8b00-0000-7000-8000-000000000004",
  conversationId: "019a8b00-0000-7000-8000-000000000005",
  messageId: "019a8b00-0000-7000-8000-000000000006",
  comment: "x",
  visitId: "019a8b00-0000-7000-8000-000000000001",
  to: "019a8b00-0000-7000-8000-000000000002",
  signals: [{ candidate: null }],
  appointmentId: "019a8b00-0000-7000-8000-000000000003",
  stars: 5,
  version: 0,
  author: "initial",
  text: "x",
  reason: "fraud",
  decision: "remove",
};
/** Routes whose fields differ from those of the same name. */
const GOOD_AT: Record<string, object> = {
  "/api/coaches/profile/introduction": filled.INTRODUCTION,
  "/api/coaches/profile/sales-pitch": filled.SALES_PITCH,
  "/api/coaches/profile/areas": filled.AREAS,
  "/api/coaches/profile/bio": filled.BIO,
  "/api/coaches/profile/languages": filled.LANGUAGES,
  "/api/coaches/profile/social-networks": filled.SOCIAL_NETWORKS,
  "/api/coaches/business": filled.BUSINESS,
  "/api/coaches/consultations": filled.CONSULTATIONS,
  "/api/coaches/cv": filled.RESUME,
  "/api/coaches/schedule/time-zone": { timeZone: "Europe/Vienna" },
  "/api/coaches/schedule/working-hours": { workingSlots: STEPS.schedule.workingSlots },
  "/api/coaches/schedule/settings": { ...AGENDA_DEFAULTS, mostPerDay: 5 },
  "/api/coaches/schedule/exceptions": { kind: "timeOff", from: "2026-12-24T14:00", to: "2026-12-27T09:00", note: "x" },
  "/api/coaches/calendars": { name: "Privat", address: "https://calendar.example.org/basic.ics" },
  "/api/coaches/schedule/holidays": { state: "BE", dates: ["2026-12-25"] },
  "/api/coaches/profile/visibility": { isProfilePublic: false },
  "/api/coaches/profile/listing": { allowInSearchingAndListing: true },
  "/api/coaches/onboarding/drafts/{step}": { draft: { city: "Berlin" }, since: "2026-01-01T00:00:00Z" },
  "/api/clients/profile": {
    preferredPronoun: "they",
    preferredGenderIdentity: "female",
    experienceLevel: "leadership",
    qualification: "high_school",
  },
  "/api/clients/preferences/topics": { preferredCoachingAreas: ["burnout"], healthConsent: true },
  "/api/clients/preferences/coach": {
    preferredSpokenLanguages: ["de"],
    preferredCoachMinFee: 60,
    preferredCoachMaxFee: 150,
    preferredCoachGender: "female",
  },
  "/api/support/requests": { topic: "other", appointmentId: null, context: { page: "/de/hilfe" } },
  "/api/stripe/customer": filled.BILLING,
  "/api/clients/preferences/referral": { referralSource: "friend" },
  "/api/notifications/settings": {
    receiveNotifications: true,
    quietHours: { from: "22:00", until: "07:00", timeZone: "Europe/Berlin" },
    topics: [{ topic: "messages", inApp: true, email: true, push: true }],
  },
  "/api/notifications/push-subscription": {
    endpoint: "https://push.example.org/1",
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
  },
  ...Object.fromEntries(Object.entries(STEPS).map(([step, body]) => [`/api/coaches/onboarding/${step}`, body])),
};
const goodBody = ({ path, schema }: Taking) => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, GOOD[name]])),
  ...GOOD_AT[path],
});
type Bad = [string, unknown];
/** Each field meets two of these in turn, `ALL_INPUT=1` lets it meet all; `npm run prove` sends 500 to each route. */
const BAD_IN_TURN: Bad[] = [
  ["missing", undefined],
  ["null", null],
  ["a number", 1e308],
  ["a list", ["x"]],
  ["an object", { $ne: "", toString: "x" }],
  ["the other truth", "maybe"],
  ["nothing but space", " \t "],
  ["100,000 characters", "x".repeat(100_000)],
  ["markup", "<script>alert(1)</script>'; drop table users; --"],
];
/** What a check of types and lengths lets through, and PostgreSQL does not take. */
const BAD_ALWAYS: Bad[] = [
  ["control characters", "a\u0000b\u001b[2J\r\nBcc: x@example.org"],
  ["half a character", "\ud800"],
];
const IN_TURN = process.env.ALL_INPUT ? BAD_IN_TURN.length : 2;

/** What the field at this place meets; neighbours meet others. */
const badAt = (place: number): Bad[] => [
  ...BAD_ALWAYS,
  ...Array.from({ length: IN_TURN }, (_, at) => BAD_IN_TURN[(place * IN_TURN + at) % BAD_IN_TURN.length] as Bad),
];

const NOBODY = "019a8b00-0000-7000-8000-000000000000";

const send = async ({ method, path, access }: Taking, body: string) => {
  await server.database.deleteFrom("rate_limits").execute();
  const { cookies } = access === "coach" ? coach : access === "operator" ? staff : client;
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  return server.request(path.replace("{step}", "account").replace("{id}", NOBODY).replaceAll(/{\w+}/g, "x"), {
    method,
    body,
    headers: { "content-type": "application/json", cookie },
  });
};

/** No session, no server error. */
function expectRefused(response: Response, what: string) {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.getSetCookie(), what).toEqual([]);
  expect(response.headers.get("content-type"), what).toBe("application/problem+json");
}

describe("every route with a body", () => {
  test("there are many", () => expect(routes().length).toBeGreaterThan(15));

  test("refuses what is no JSON, no object, or polluted", async () => {
    const polluted = '{"__proto__":{"isAdmin":true,"kind":"operator"}}';
    for (const route of routes()) {
      for (const body of ["", "{", "null", "[]", '"x"', "0"])
        expectRefused(await send(route, body), `${route.method} ${route.path} ${body}`);
      const response = await send(route, polluted);
      // Optional fields may be missing.
      if (!route.schema.safeParse({}).success) expectRefused(response, `${route.method} ${route.path} ${polluted}`);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  }, 120_000);

  test("refuses 10 MB without reading it to the end", async () => {
    const huge = JSON.stringify({ email: "x".repeat(10_000_000) });
    for (const route of routes()) {
      const response = await send(route, huge);
      expect([route.method, route.path, response.status]).toEqual([route.method, route.path, 413]);
    }
  }, 120_000);

  test("takes what is good, so that the bad value is all that is wrong", async () => {
    for (const route of routes().filter(({ path }) => path in GOOD_AT)) {
      const response = await send(route, JSON.stringify(goodBody(route)));
      expect([route.path, response.ok]).toEqual([route.path, true]);
    }
  });

  test("never breaks on a bad value of a single field", async () => {
    let place = 0;
    for (const route of routes())
      for (const field of fieldsOf(route.schema)) {
        const trying = badAt(place++).map(async ([name, value]) => {
          const body = withValue(goodBody(route), field, value);
          const response = await send(route, JSON.stringify(body));
          const what = `${route.method} ${route.path} ${field.join(".")} is ${name}`;
          expect(response.status, what).toBeLessThan(500);
          expect(response.headers.getSetCookie().join(), what).not.toMatch(/(access|refresh)=[\w-]{43}/);
        });
        await Promise.all(trying);
      }
  }, 120_000);
});
