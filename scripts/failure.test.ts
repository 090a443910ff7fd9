import { createServer } from "node:net";
import { readConfig } from "@aufwind/server/platform/config/config";
import pg from "pg";
import { expect, test } from "vitest";
import { sentenceOf } from "./failure.ts";
import { StartError } from "./start-error.ts";

const failed = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(() => undefined, sentenceOf);

const listen = (port: number) =>
  new Promise<ReturnType<typeof createServer>>((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(port, "127.0.0.1", () => done(server));
  });

test("a taken port is named", async () => {
  const server = await listen(0);
  const { port } = server.address() as { port: number };
  expect(await failed(() => listen(port))).toBe(
    `The port ${port} is already in use; please stop what runs there or choose another PORT.`,
  );
  server.close();
});

test("a database that does not answer is named with its address", async () => {
  const server = await listen(0);
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  const client = new pg.Client({ host: "127.0.0.1", port, user: "nobody", password: "x" });
  expect(await failed(() => client.connect())).toBe(
    `No database answers at 127.0.0.1:${port}; please check DATABASE_URL.`,
  );
});

test("of several addresses that failed the first one is told", () => {
  const one = Object.assign(new Error("connect"), { code: "ECONNREFUSED", address: "::1", port: 5432 });
  expect(sentenceOf(new AggregateError([one]))).toBe("No database answers at ::1:5432; please check DATABASE_URL.");
});

test("a wrong variable is told in the configuration's own sentence", async () => {
  expect(await failed(() => readConfig({ DATABASE_URL: "postgres://db/x", PORT: "many" }))).toMatch(
    /^The variable PORT /,
  );
});

test("a start error speaks for itself", () => {
  expect(sentenceOf(new StartError("No."))).toBe("No.");
});

test.for([
  ["28P01", "The database does not accept the user or the password in DATABASE_URL."],
  ["3D000", "The database named in DATABASE_URL does not exist; please create it first."],
  ["EACCES", "This user may not read or write the data folder."],
  ["ENOTFOUND", "The database server is not known; please check DATABASE_URL."],
])("the code %s becomes a sentence", ([code, sentence]) => {
  expect(sentenceOf(Object.assign(new Error("words for programmers"), { code }))).toBe(sentence);
});

test("a wrapped error is told by its cause", () => {
  const cause = Object.assign(new Error("x"), { code: "28P01" });
  expect(sentenceOf(new Error("migration failed", { cause }))).toMatch(/user or the password/);
});

test("anything else is one line without a stack", () => {
  expect(sentenceOf(new Error("it broke.\n  at somewhere"))).toBe("Aufwind could not start: it broke.");
});
