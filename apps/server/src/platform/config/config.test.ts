import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATABASE_URL = "postgres://localhost/x";
const CARDS = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

test("starts a demo with nothing but a database", () => {
  const config = readConfig({ MODE: "demo", DATABASE_URL });
  expect(config).toMatchObject({ workshop: true, runsWeb: true, runsWorker: true, brand: "Aufwind" });
});

test("takes silence for production, where the workshop stays closed and nothing may be missing", () => {
  expect(() => readConfig({ DATABASE_URL })).toThrow("The variable PUBLIC_URL is missing; it is needed in production.");
});

test.each([
  ["DATABASE_URL", {}, "is missing"],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }, "is not usable"],
  ["PORT", { DATABASE_URL, PORT: "eighty" }, "is not usable"],
  ["PORT", { DATABASE_URL, PORT: "70000" }, "is not usable"],
  ["MODE", { DATABASE_URL, MODE: "prod" }, "is not usable"],
  ["SECRET", { DATABASE_URL, SECRET: "short" }, "must have at least 32 characters"],
  ["S3_BUCKET", { DATABASE_URL, S3_ENDPOINT: "https://s3.example" }, "are needed together"],
  ["GOOGLE_CLIENT_SECRET", { DATABASE_URL, GOOGLE_CLIENT_ID: "id" }, "are needed together"],
  ["OIDC_NAME", { DATABASE_URL, OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "id" }, "are needed together"],
  ["STRIPE_WEBHOOK_SECRET", { DATABASE_URL, STRIPE_SECRET_KEY: "sk" }, "are needed together"],
  ["OIDC_ISSUER", { DATABASE_URL, OIDC_ISSUER: "id.example" }, "must be an address that starts with https://"],
])("says in one sentence what is wrong with %s", (name, env, words) => {
  const read = () => readConfig({ MODE: "demo", ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).toThrow(words);
});

test("hashes passwords in full in production, whatever is set", () => {
  const production = { PUBLIC_URL: "https://a.example", SECRET: "x".repeat(32), SMTP_URL: "smtp://localhost" };
  const company = { COMPANY_NAME: "A", COMPANY_STREET: "B", COMPANY_CITY: "C", COMPANY_REPRESENTATIVE: "D" };
  const rest = { COMPANY_REGISTER: "E", COMPANY_VAT_ID: "F", SUPPORT_EMAIL: "g@example.org", SUPPORT_PHONE: "1" };
  const light = { ...CARDS, DATABASE_URL, PASSWORD_COST: "light" };
  expect(readConfig({ ...light, MODE: "demo" }).passwordCost).toBe("light");
  expect(readConfig({ ...light, ...production, ...company, ...rest }).passwordCost).toBe("full");
});

test("lets calendars stand in private networks only where it tests or develops, and only if told so", () => {
  const read = (env: Record<string, string>) => readConfig({ ...PRODUCTION, ...env }).privateCalendars;
  const PRIVATE_CALENDARS = "allowed";
  expect([read({ MODE: "test" }), read({ MODE: "test", PRIVATE_CALENDARS })]).toEqual([false, true]);
  expect([read({ PRIVATE_CALENDARS }), read({ MODE: "demo", PRIVATE_CALENDARS })]).toEqual([false, false]);
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
