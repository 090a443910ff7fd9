import { expect, test } from "vitest";
import { logIn, member } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { countedAttempt } from "./commands.ts";

const server = await testServer();

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
