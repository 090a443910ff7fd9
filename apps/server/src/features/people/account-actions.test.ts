import type { PersonPage } from "@aufwind/contract/people";
import { beforeEach, expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { logIn, member, type Person, person, tokenIn } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const reason = "Rückruf unter der hinterlegten Nummer, Geburtsdatum stimmte.";
let staff: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  staff = await operator(server);
});

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const act = ({ userId }: Person, path: string, body: object = {}, by = staff) =>
  by.browser.send("POST", `/api/operators/people/${userId}/${path}`, { reason, ...body });
const pageOf = async ({ userId }: Person) =>
  (await (await staff.browser.get(`/api/operators/people/${userId}`)).json()) as PersonPage;
const confirm = async (token: string) =>
  (await server.browser().send("POST", "/api/visitors/confirm-email-change", { token })).json();
const emailOf = async ({ userId }: Person) =>
  (await server.database.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow()).email;
const logged = async (action: string) => {
  const acts = server.database.selectFrom("audit_log").selectAll().where("action", "=", action);
  return (await acts.orderBy("position").execute()).at(-1);
};

test("somebody who is locked out logs in at once after the team unlocked them", async () => {
  const client = await person(server);
  for (let n = 0; n < 5; n++) await logIn(client.browser, { email: client.email, password: "Falsch-2026" });
  expect(await codeOf(await logIn(client.browser, client))).toBe("lockedOut");
  expect((await act(client, "unlock")).status).toBe(204);
  expect((await logIn(client.browser, client)).status).toBe(200);
  expect(await logged("people.unlock")).toMatchObject({ subject_id: client.userId, reason });
});

test("an address that was proved otherwise is confirmed, once", async () => {
  const client = await member(server);
  await server.database.updateTable("users").set({ confirmed_at: null }).where("id", "=", client.userId).execute();
  expect((await pageOf(client)).can.confirmEmail).toBe(true);
  expect((await act(client, "confirm-email")).status).toBe(204);
  expect((await logIn(client.browser, client)).status).toBe(200);
  expect(await codeOf(await act(client, "confirm-email"))).toBe("alreadyConfirmed");
});

test("another address counts once both have confirmed it, and the former one can undo it", async () => {
  const client = await person(server);
  const email = `neu-${client.email}`;
  expect((await act(client, "email-change", { email })).status).toBe(204);
  expect(await pageOf(client)).toMatchObject({ account: { email: client.email, newEmail: email } });
  const mails = await server.mails();
  const told = mails
    .filter(({ to_address }) => [client.email, email].includes(to_address))
    .map((mail) => mail.to_address);
  expect(told.slice(-2).sort()).toEqual([client.email, email].sort());
  expect(await codeOf(await act(client, "email-change", { email }))).toBe("resendTooSoon");

  const token = await tokenIn(server, { to: email, page: "confirm-new-email" });
  expect(await confirm(token)).toEqual({ status: "waiting" });
  expect(await pageOf(client)).toMatchObject({ account: { email: client.email, newEmail: email } });
  const agreement = await tokenIn(server, { to: client.email, page: "confirm-new-email" });
  expect(await confirm(agreement)).toEqual({ status: "changed" });
  expect(await confirm(agreement)).toMatchObject({ code: "emailChangeInvalid" });
  expect(await pageOf(client)).toMatchObject({ account: { email, newEmail: null } });
  expect(await tokenIn(server, { to: client.email, page: "undo-email-change" })).not.toBe("");
});

test("another address counts a week after the request, if the present one says nothing", async () => {
  const client = await person(server);
  const email = `still-${client.email}`;
  await act(client, "email-change", { email });
  expect(await confirm(await tokenIn(server, { to: email, page: "confirm-new-email" }))).toEqual({ status: "waiting" });
  server.clock.advance({ days: 6, hours: 23 });
  await server.work();
  expect(await emailOf(client)).toBe(client.email);
  server.clock.advance({ hours: 1 });
  await server.work();
  expect(await emailOf(client)).toBe(email);
});

test("an objection stops the change, once", async () => {
  const client = await person(server);
  const email = `never-${client.email}`;
  await act(client, "email-change", { email });
  expect((await act(client, "keep-email")).status).toBe(204);
  expect(await codeOf(await act(client, "keep-email"))).toBe("notPossibleNow");
  expect(await confirm(await tokenIn(server, { to: email, page: "confirm-new-email" }))).toMatchObject({
    code: "emailChangeInvalid",
  });
  expect(await logged("people.keepEmail")).toMatchObject({ subject_id: client.userId, reason });
});

test("a profile moves to another address, and the former one leads there", async () => {
  const [coach, other] = [await openCoach(server), await openCoach(server)];
  expect((await act(coach, "profile-address", { slug: "Mara Vogt" })).status).toBe(422);
  expect((await act(coach, "profile-address", { slug: other.slug })).status).toBe(422);
  expect((await act(coach, "profile-address", { slug: "mara-vogt" })).status).toBe(204);
  const page = await server.request(`/api/visitors/coaches/${coach.slug}`);
  expect(await page.json()).toMatchObject({ slug: "mara-vogt" });
  expect(await logged("people.moveProfile")).toMatchObject({
    before: { slug: coach.slug },
    after: { slug: "mara-vogt" },
  });
});

test("a profile is hidden, and its coach reads why", async () => {
  const coach = await openCoach(server);
  expect((await act(coach, "hide-profile")).status).toBe(204);
  expect((await server.request(`/api/visitors/coaches/${coach.slug}`)).status).toBe(404);
  const mail = (await server.mails()).filter(({ to_address }) => to_address === coach.email).at(-1);
  expect(mail?.text).toContain(reason);
  expect(await codeOf(await act(coach, "hide-profile"))).toBe("notPossibleNow");
  expect((await act(await person(server), "hide-profile")).status).toBe(404);
});

test("nobody acts without a reason, on a colleague, or with a proof that is too old", async () => {
  const client = await person(server);
  expect((await act(client, "unlock", { reason: " " })).status).toBe(422);
  expect((await act(await operator(server), "unlock")).status).toBe(404);
  server.clock.set("2026-11-16T09:10:00Z");
  expect(await codeOf(await act(client, "unlock"))).toBe("proofStale");
});
