import { beforeEach, expect, test } from "vitest";
import { logIn, type Person, person } from "../../../test/people.ts";
import { bodyOf, setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

let erika: Person;
const server = await testServer({ env: { TRUSTED_PROXIES: "1" } });
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  erika = await person(server);
});

const renew = (password = erika.password) => erika.browser.send("POST", "/api/identity/recovery-codes", { password });
const left = async () =>
  (await bodyOf<{ recoveryCodesLeft: number }>(await erika.browser.get("/api/identity/second-factors")))
    .recoveryCodesLeft;

/** Logs in on another browser up to the second step, and completes it with this code. */
async function enterWith(code: string) {
  const browser = server.browser({ network: "10.8.0.1" });
  await logIn(browser, erika);
  return browser.send("POST", "/api/visitors/second-step", { code });
}

test("a code lets in once, however it is written", async () => {
  const { recoveryCodes } = await setUpApp(server, erika);
  const [first = "", second = ""] = recoveryCodes;
  expect((await enterWith(first)).status).toBe(200);
  expect((await enterWith(first)).status).toBe(422);
  expect((await enterWith(` ${second.toLowerCase().replaceAll("-", " ")}`)).status).toBe(200);
  expect(await left()).toBe(8);
});

test("the code of somebody else is wrong", async () => {
  await setUpApp(server, erika);
  const { recoveryCodes } = await setUpApp(server, await person(server));
  expect((await enterWith(recoveryCodes[0] ?? "")).status).toBe(422);
});

test("only hashes are kept", async () => {
  const { recoveryCodes } = await setUpApp(server, erika);
  const rows = await server.database.selectFrom("recovery_codes").selectAll().execute();
  const kept = JSON.stringify(rows.map(({ code_hash }) => code_hash.toString("latin1")));
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll("-", ""));
});

test("renewing makes ten new codes, ends the old ones, and is told by mail", async () => {
  const { recoveryCodes } = await setUpApp(server, erika);
  const response = await renew();
  expect(response.status).toBe(200);
  const { recoveryCodes: fresh } = await bodyOf<{ recoveryCodes: string[] }>(response);
  expect(fresh).toHaveLength(10);
  expect((await enterWith(recoveryCodes[0] ?? "")).status).toBe(422);
  expect((await enterWith(fresh[0] ?? "")).status).toBe(200);
  const told = (await server.mails()).filter(({ text }) => text.includes("new recovery codes were created"));
  expect(told.map(({ to_address }) => to_address)).toEqual([erika.email]);
});

test("there is nothing to renew without a factor", async () => {
  const response = await renew();
  expect([response.status, await response.json()]).toMatchObject([409, { code: "noSecondFactor" }]);
});

test("renewing asks for the password again", async () => {
  await setUpApp(server, erika);
  expect(await (await renew("Falsch-2026")).json()).toMatchObject({
    code: "wrongPassword",
    errors: [{ field: "password" }],
  });
  expect(await left()).toBe(10);
});

test("a second factor brings no new codes while there are some, and new ones where all are used", async () => {
  const { recoveryCodes } = await setUpApp(server, erika);
  expect((await setUpPasskey(erika)).recoveryCodes).toEqual([]);
  expect(recoveryCodes).toHaveLength(10);
  await server.database
    .updateTable("recovery_codes")
    .set({ used_at: server.clock.now() })
    .where("user_id", "=", erika.userId)
    .execute();
  expect((await setUpPasskey(erika)).recoveryCodes).toHaveLength(10);
  expect(await left()).toBe(10);
});

test("the codes stay until the last factor goes", async () => {
  await setUpApp(server, erika);
  const { id } = await setUpPasskey(erika);
  const { password } = erika;
  await erika.browser.send("POST", "/api/identity/totp/remove", { password });
  expect(await left()).toBe(10);
  await erika.browser.send("POST", "/api/identity/passkeys/remove", { password, id });
  expect(await left()).toBe(0);
});
