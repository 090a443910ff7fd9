import { expect, test } from "vitest";
import { testServer } from "../test/test-server.ts";
import { seedFailures } from "./demo-failures.ts";

const server = await testServer();

test("in the demo a mail, a job and a message gave up, each with an open case, and stay so while jobs run", async () => {
  await seedFailures(server);
  await server.workAll();
  const failures = await server.database.selectFrom("failures").select(["kind", "state"]).orderBy("kind").execute();
  expect(failures).toEqual(["job", "mail", "providerEvent"].map((kind) => ({ kind, state: "open" })));
  const cases = await server.database.selectFrom("cases").select(["source", "state"]).orderBy("source").execute();
  expect(cases).toEqual(["jobs", "mails", "provider_events"].map((source) => ({ source, state: "open" })));
});
