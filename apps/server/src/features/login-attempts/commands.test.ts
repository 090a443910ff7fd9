import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn, member } from "../../../test/people.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { countedAttempt } from "./commands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a try that could not be judged does not count", async () => {
  const { browser, email, userId } = await member(server);
  const broken = () =>
    countedAttempt(server, userId, {
      source: { network: "here" },
      check: () => Promise.reject(new Error("no thread left")),
    });
  for (let n = 0; n < 6; n++) await expect(broken()).rejects.toThrow("no thread left");
  expect((await logIn(browser, { email })).status).toBe(200);
});
