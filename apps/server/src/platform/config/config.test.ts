import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATABASE_URL = "postgres://localhost/x";

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
])("says in one sentence what is wrong with %s", (name, env, words) => {
  const read = () => readConfig({ MODE: "demo", ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).toThrow(words);
});

test("treats an empty variable as not given", () => {
  expect(readConfig({ MODE: "demo", DATABASE_URL, SMTP_URL: "", PORT: "" }).http.port).toBe(3000);
});
