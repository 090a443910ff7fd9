import { expect, test } from "vitest";
import { person } from "../../../test/people.ts";
import { setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";
import { factorsOf } from "./store.ts";

const server = await testServer();

test("forgets challenges that are over and apps that nobody confirmed within a day", async () => {
  const [erika, otto] = [await person(server), await person(server)];
  await setUpApp(server, erika);
  await otto.browser.send("POST", "/api/identity/totp/begin", { password: otto.password });
  await otto.browser.send("POST", "/api/visitors/passkey-options");
  const kept = async () => ({
    challenges: (await server.database.selectFrom("passkey_challenges").select("challenge").execute()).length,
    secrets: (await server.database.selectFrom("totp_secrets").select("user_id").execute()).map((row) => row.user_id),
  });

  server.clock.advance({ minutes: 4 });
  await server.work("delete-expired-passkey-challenges", "delete-unconfirmed-totp-secrets");
  expect(await kept()).toEqual({ challenges: 1, secrets: [erika.userId, otto.userId] });
  server.clock.advance({ hours: 25 });
  await server.work("delete-expired-passkey-challenges", "delete-unconfirmed-totp-secrets");
  expect(await kept()).toEqual({ challenges: 0, secrets: [erika.userId] });
});

test("a person's own copy says what is set up since when, and nothing secret", async () => {
  const erika = await person(server);
  const now = server.clock.now();
  expect(await factorsOf(server.database, erika.userId)).toEqual({
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  await setUpApp(server, erika);
  await setUpPasskey(erika);
  expect(await factorsOf(server.database, erika.userId)).toEqual({
    totpSince: now,
    recoveryCodesLeft: 10,
    passkeys: [{ name: "Laptop", created_at: now, last_used_at: null }],
  });
});
