import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATABASE_URL = "postgres://localhost/x";
const CARDS = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const KEY = Buffer.alloc(32, 7).toString("base64");

test("starts a demo with nothing but a database", () => {
  const config = readConfig({ MODE: "demo", DATABASE_URL });
  expect(config).toMatchObject({ devTools: true, runsWeb: true, runsWorker: true, brand: "Aufwind" });
});

test("takes silence for production, where the developer pages stay closed and nothing may be missing", () => {
  expect(() => readConfig({ DATABASE_URL })).toThrow("The variable PUBLIC_URL is missing; it is needed in production.");
});

test.each([
  ["DATABASE_URL", {}, "is missing"],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }, "is not usable"],
  ["DATABASE_REPLICA_URL", { DATABASE_URL, DATABASE_REPLICA_URL: "postgres://a/x,nonsense" }, "is not usable"],
  ["PORT", { DATABASE_URL, PORT: "eighty" }, "is not usable"],
  ["PORT", { DATABASE_URL, PORT: "70000" }, "is not usable"],
  ["MODE", { DATABASE_URL, MODE: "prod" }, "is not usable"],
  ["SECRET", { DATABASE_URL, SECRET: "short" }, "must have at least 32 characters"],
  ["S3_BUCKET", { DATABASE_URL, S3_ENDPOINT: "https://s3.example" }, "are needed together"],
  ["GOOGLE_CLIENT_SECRET", { DATABASE_URL, GOOGLE_CLIENT_ID: "id" }, "are needed together"],
  ["OIDC_NAME", { DATABASE_URL, OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "id" }, "are needed together"],
  ["STRIPE_WEBHOOK_SECRET", { DATABASE_URL, STRIPE_SECRET_KEY: "sk" }, "are needed together"],
  ["MARKETING_TAG_STORAGE", { DATABASE_URL, MARKETING_TAG_URL: "https://ads.example/tag.js" }, "are needed together"],
  ["MAILING_TAG_STORAGE", { DATABASE_URL, MAILING_TAG_STORAGE: "_id=soon" }, "must be none, or names with their days"],
  ["STUN_URLS", { DATABASE_URL, STUN_URLS: "stun.example:3478" }, "must be addresses like stun:host:3478"],
  ["TURN_URLS", { DATABASE_URL, TURN_URLS: "turn:a.example,,turn:b.example" }, "must be addresses like turn:host:3478"],
  ["TURN_URLS", { DATABASE_URL, TURN_URLS: "turn:a.example?transport=sctp" }, "must be addresses like turn:host:3478"],
  ["TURN_SECRET", { DATABASE_URL, TURN_URLS: "turn:a.example" }, "are needed together"],
  ["TURN_URLS", { DATABASE_URL, TURN_SECRET: "x".repeat(32) }, "are needed together"],
  ["TURN_SECRET", { DATABASE_URL, TURN_SECRET: "short" }, "must have at least 32 characters"],
  ["ICE_TRANSPORT", { DATABASE_URL, ICE_TRANSPORT: "relay" }, "are needed with it"],
  ["NOTE_KEYS", { DATABASE_URL, NOTE_KEYS: "2026:dG9vIHNob3J0" }, "must be names with 32 bytes in base64"],
  ["NOTE_KEYS", { DATABASE_URL, NOTE_KEYS: `secret:${KEY}` }, "must give each key a name of its own"],
  ["NOTE_KEYS", { DATABASE_URL, NOTE_KEYS: `a:${KEY},a:${KEY}` }, "must give each key a name of its own"],
  ["OIDC_ISSUER", { DATABASE_URL, OIDC_ISSUER: "id.example" }, "must be an address that starts with https://"],
])("says in one sentence what is wrong with %s", (name, env, words) => {
  const read = () => readConfig({ MODE: "demo", ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).toThrow(words);
});

test("takes the address of the database for a pooler's where another one leads past it", () => {
  const read = (env: Record<string, string>) => readConfig({ MODE: "demo", DATABASE_URL, ...env }).database;
  expect(read({})).toMatchObject({ isPooled: false, url: DATABASE_URL, directUrl: DATABASE_URL });
  const DATABASE_DIRECT_URL = "postgres://db/x";
  expect(read({ DATABASE_DIRECT_URL })).toMatchObject({
    isPooled: true,
    url: DATABASE_URL,
    directUrl: "postgres://db/x",
  });
});

test("reads from no replica, or from all that are named", () => {
  const read = (env: Record<string, string>) => readConfig({ MODE: "demo", DATABASE_URL, ...env }).database.replicas;
  expect(read({})).toEqual({ urls: [], lagSeconds: 5 });
  const DATABASE_REPLICA_URL = "postgres://a/x, postgres://b/x";
  expect(read({ DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG: "2" })).toEqual({
    urls: ["postgres://a/x", "postgres://b/x"],
    lagSeconds: 2,
  });
});

test("hashes passwords in full in production, whatever is set", () => {
  const production = {
    PUBLIC_URL: "https://a.example",
    SECRET: "wK7-qZ2mP9-tR4xB8-vN1cD6-hJ3fG5ab",
    SMTP_URL: "smtp://localhost",
  };
  const company = { COMPANY_NAME: "A", COMPANY_STREET: "B", COMPANY_CITY: "C", COMPANY_REPRESENTATIVE: "D" };
  const rest = { COMPANY_REGISTER: "E", COMPANY_VAT_ID: "F", SUPPORT_EMAIL: "g@example.org", SUPPORT_PHONE: "1" };
  const light = { ...CARDS, DATABASE_URL, PASSWORD_COST: "light" };
  expect(readConfig({ ...light, MODE: "demo" }).passwordCost).toBe("light");
  expect(readConfig({ ...light, ...production, ...company, ...rest }).passwordCost).toBe("full");
});

test("lets calendars stand in private networks only where it tests or develops, and only if told so", () => {
  const read = (env: Record<string, string>) => readConfig({ ...PRODUCTION, ...env }).privateNetworks;
  const PRIVATE_NETWORKS = "allowed";
  expect([read({ MODE: "test" }), read({ MODE: "test", PRIVATE_NETWORKS })]).toEqual([false, true]);
  expect([read({ PRIVATE_NETWORKS }), read({ MODE: "demo", PRIVATE_NETWORKS })]).toEqual([false, false]);
});

test("treats an empty variable as not given", () => {
  expect(readConfig({ MODE: "demo", DATABASE_URL, SMTP_URL: "", PORT: "" }).http.port).toBe(3000);
});

const PRODUCTION = {
  DATABASE_URL,
  PUBLIC_URL: "https://aufwind.example",
  SECRET: "a-secret-of-more-than-thirty-two-characters",
  SMTP_URL: "smtps://mail.example",
  COMPANY_NAME: "Aufwind GmbH",
  COMPANY_STREET: "Musterstraße 1",
  COMPANY_CITY: "10115 Berlin",
  COMPANY_REPRESENTATIVE: "Erika Mustermann",
  COMPANY_REGISTER: "HRB 1",
  COMPANY_VAT_ID: "DE000000001",
  SUPPORT_EMAIL: "support@aufwind.example",
  SUPPORT_PHONE: "+49 30 1",
  ...CARDS,
};
const OIDC = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret", OIDC_NAME: "Mail of Example" };

test.each([
  ["PUBLIC_URL", { PUBLIC_URL: "http://aufwind.example" }],
  ["OIDC_ISSUER", { ...OIDC, OIDC_ISSUER: "http://id.example" }],
])("refuses an open %s in production, since cookies and sign-ins travel there", (name, env) => {
  const read = () => readConfig({ ...PRODUCTION, ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`The variable ${name} must start with https:// in production.`);
});

test("knows the mail providers that are set up, and none where nothing is", () => {
  const google = { GOOGLE_CLIENT_ID: "g-id", GOOGLE_CLIENT_SECRET: "g-secret" };
  const { providers } = readConfig({ ...PRODUCTION, ...google, ...OIDC, OIDC_ISSUER: "https://id.example" });
  expect(providers).toEqual([
    {
      id: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: "g-id",
      clientSecret: "g-secret",
    },
    { id: "oidc", name: "Mail of Example", issuer: "https://id.example", clientId: "id", clientSecret: "secret" },
  ]);
  expect(readConfig(PRODUCTION).providers).toEqual([]);
  expect(readConfig({ MODE: "demo", DATABASE_URL, ...OIDC, OIDC_ISSUER: "http://localhost:1" }).providers).toHaveLength(
    1,
  );
});

test("asks the stand-in of this machine for cards until the three keys of the provider are there, and then no more", () => {
  const read = (env: Record<string, string>) => readConfig({ MODE: "demo", DATABASE_URL, ...env }).cards;
  expect(read({})).toMatchObject({ secretKey: "sk_test_sandbox", sandboxUrl: "http://localhost:3010" });
  expect(read({ ...CARDS, CARD_SANDBOX_URL: "http://localhost:1" })).toMatchObject({
    secretKey: "sk_live_x",
    sandboxUrl: undefined,
  });
  const { STRIPE_SECRET_KEY: _, ...lacking } = PRODUCTION;
  expect(() => readConfig(lacking)).toThrow("STRIPE_SECRET_KEY is missing; it is needed in production.");
});

test("knows the helpers for video, and reaches for none of somebody else's where nothing is said", () => {
  const read = (env: Record<string, string>) => readConfig({ MODE: "demo", DATABASE_URL, ...env }).ice;
  expect(read({})).toEqual({ stunUrls: [], turn: undefined, transport: "all" });
  const secret = "x".repeat(32);
  const TURN_URLS = "turn:turn.example:3478, turns:[2001:db8::1]:5349?transport=tcp";
  expect(read({ STUN_URLS: "stun:turn.example", TURN_URLS, TURN_SECRET: secret, ICE_TRANSPORT: "relay" })).toEqual({
    stunUrls: ["stun:turn.example"],
    turn: { urls: ["turn:turn.example:3478", "turns:[2001:db8::1]:5349?transport=tcp"], secret },
    transport: "relay",
  });
});

test("wraps the keys of notes with the newest key, and with one of the secret until there is any", () => {
  const names = (env: Record<string, string>) =>
    readConfig({ MODE: "demo", DATABASE_URL, ...env }).noteKeys.map(({ name, key }) => `${name} ${key.length}`);
  expect(names({})).toEqual(["secret 32"]);
  expect(names({ NOTE_KEYS: `2026:${KEY}, 2025:${KEY}` })).toEqual(["2026 32", "2025 32", "secret 32"]);
});

test.each([
  ["SECRET", { SECRET: "demo-only-secret-that-is-no-secret-at-all" }],
  ["SECRET", { SECRET: "x".repeat(40) }],
  ["SECRET", { SECRET: "abcd1234".repeat(5) }],
  ["SECRET", { SECRET: "please-change-me-please-change-me-now" }],
  ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: "whsec_sandbox" }],
  ["TURN_SECRET", { TURN_URLS: "turn:a.example", TURN_SECRET: "0".repeat(64) }],
  ["METRICS_TOKEN", { METRICS_PORT: "9000", METRICS_TOKEN: "1".repeat(64) }],
])("production refuses a %s that everybody knows or would guess, in one sentence", (name, env) => {
  const read = () => readConfig({ ...PRODUCTION, ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`The variable ${name} is published or easy to guess; give it a random one of your own.`);
});

test("random secrets are taken, whatever they are written in", () => {
  for (const writing of ["hex", "base64", "base64url"] as const)
    for (let n = 0; n < 200; n++) readConfig({ ...PRODUCTION, SECRET: randomBytes(32).toString(writing) });
});

test("listens to this machine alone wherever one can log in with a click, unless told otherwise", () => {
  const hostOf = (env: Record<string, string>) => readConfig({ ...PRODUCTION, ...env }).http.host;
  expect([hostOf({}), hostOf({ MODE: "demo" }), hostOf({ MODE: "demo", HOST: "0.0.0.0" })]).toEqual([
    "0.0.0.0",
    "127.0.0.1",
    "0.0.0.0",
  ]);
});

test("gives the metrics to this machine alone, or to whoever has the token", () => {
  const read = (env: Record<string, string>) => readConfig({ ...PRODUCTION, ...env }).metrics;
  const METRICS_TOKEN = "wK7-qZ2mP9-tR4xB8-vN1cD6-hJ3fG5ab";
  expect(read({})).toBeUndefined();
  expect(read({ METRICS_PORT: "9000", HOST: "0.0.0.0" })).toEqual({ port: 9000, host: "127.0.0.1", token: undefined });
  expect(read({ METRICS_PORT: "9000", METRICS_TOKEN })).toEqual({ port: 9000, host: "0.0.0.0", token: METRICS_TOKEN });
});

test("knows of each third party who it is and what it stores for how long; without one there is nothing to agree to", () => {
  const MARKETING_TAG_URL = "https://ads.example/tag.js";
  const given = {
    MARKETING_TAG_PROVIDER: "Ads Ltd, Dublin",
    MARKETING_TAG_STORAGE: "_ad=90, _visit=session,_id=unlimited",
  };
  const { tags } = readConfig({
    MODE: "demo",
    DATABASE_URL,
    MARKETING_TAG_URL,
    ...given,
    MAILING_TAG_PROVIDER: "Nobody",
  });
  expect(tags).toEqual({
    marketing: {
      src: MARKETING_TAG_URL,
      provider: "Ads Ltd, Dublin",
      storage: [
        { name: "_ad", lasts: 90 },
        { name: "_visit", lasts: "session" },
        { name: "_id", lasts: "unlimited" },
      ],
    },
    mailing: undefined,
  });
  const none = { ...given, MARKETING_TAG_STORAGE: "none" };
  expect(readConfig({ MODE: "demo", DATABASE_URL, MARKETING_TAG_URL, ...none }).tags.marketing?.storage).toEqual([]);
});
