import type { Failure, PublishedText, Switch, SystemHealth } from "@aufwind/contract/system";
import { PERMISSIONS } from "@aufwind/rules/operators";
import { expect, test } from "vitest";
import { failedEvent, failedJob, failedMail } from "../../../test/failures.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { followFailures } from "./failures.ts";

const server = await testServer({ env: { SMTP_URL: "smtp://user:hush-hush@127.0.0.1:1" } });
const admin = await operator(server);
const helper = await operator(server, { permissions: ["support"] });
const adminAlone = await operator(server, { permissions: ["admin"] });

const SYSTEM = "/api/operators/system";
type List = { items: Failure[]; totalCount: number; hasNext: boolean; open: Record<string, number> };

const ask = async <T>({ browser }: Person, path: string) => (await (await browser.get(`${SYSTEM}${path}`)).json()) as T;
const list = (who: Person, query = "", page = 0) => ask<List>(who, `/failures/${page}/30/desc${query}`);
const act = async ({ browser }: Person, id: string, verb: string, body: object = {}) => {
  const response = await browser.send("POST", `${SYSTEM}/failures/${id}/${verb}`, body);
  return { status: response.status, ...((await response.json()) as Failure & { code: string; detail: string }) };
};
/** The failure of a mail, a message or a queue, once it was found. */
async function found(sourceId: string): Promise<string> {
  await followFailures(server);
  const rows = server.database.selectFrom("failures").select("id").where("state", "=", "open");
  return (
    await rows
      .where((eb) => eb.or([eb("source_id", "=", sourceId), eb("name", "=", sourceId)]))
      .executeTakeFirstOrThrow()
  ).id;
}
const caseOf = (sourceId: string) =>
  server.database.selectFrom("cases").selectAll().where("source_id", "=", sourceId).executeTakeFirstOrThrow();
const mailState = async (id: string) =>
  (await server.database.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
const logged = async (id: string) =>
  server.database
    .selectFrom("audit_log")
    .select(["action", "operator_id", "reason"])
    .where("subject_id", "=", id)
    .execute();

test("a mail is tried again once: it waits to be sent, its case is closed, and the log says by whom", async () => {
  const mailId = await failedMail(server);
  const id = await found(mailId);
  expect(await act(admin, id, "retry")).toMatchObject({
    status: 200,
    state: "retried",
    settledBy: { id: admin.userId },
  });
  expect(await mailState(mailId)).toBe("queued");
  const { number, state } = await caseOf(mailId);
  expect(state).toBe("closed");
  const told = await helper.browser.get(`/api/operators/cases/${number}`);
  expect(await told.json()).toMatchObject({
    entries: [{}, { kind: "act", author: { id: admin.userId }, data: { act: "close", why: "retried" } }],
  });
  expect(await logged(id)).toMatchObject([{ action: "system.retry", operator_id: admin.userId }]);
  expect(await act(admin, id, "retry")).toMatchObject({ status: 409, code: "failureSettled" });
  expect(await act(admin, id, "dismiss", { reason: "x" })).toMatchObject({ status: 409, code: "failureSettled" });
});

test("a mail that fails again after that is a new failure, with a new case", async () => {
  const mailId = await failedMail(server, "otto@example.org");
  await act(admin, await found(mailId), "retry");
  await followFailures(server);
  server.clock.advance({ minutes: 1 });
  await server.database
    .updateTable("mails")
    .set({ state: "failed", attempts: 12, failed_at: server.clock.now() })
    .where("id", "=", mailId)
    .execute();
  expect((await list(admin, "?kind=mail")).items.map(({ attempts }) => attempts)).not.toContain(12);
  await followFailures(server);
  expect((await list(admin, "?kind=mail")).items.map(({ attempts }) => attempts)).toContain(12);
  const cases = server.database.selectFrom("cases").select("state").where("source_id", "=", mailId).orderBy("number");
  expect(await cases.execute()).toEqual([{ state: "closed" }, { state: "open" }]);
});

test("what has worked in the meantime is neither done twice nor dismissed", async () => {
  const mailId = await failedMail(server, "sent@example.org");
  const id = await found(mailId);
  await server.database.updateTable("mails").set({ state: "sent" }).where("id", "=", mailId).execute();
  for (const verb of ["retry", "dismiss"])
    expect(await act(admin, id, verb, { reason: "Alt" })).toMatchObject({
      status: 409,
      code: "failureMended",
      detail: expect.stringContaining("there is nothing left to do"),
    });
  expect(await mailState(mailId)).toBe("sent");
});

test("a mail whose content is deleted cannot be sent again, and can be dismissed", async () => {
  const mailId = await failedMail(server, "empty@example.org");
  const id = await found(mailId);
  await server.database.updateTable("mails").set({ sealed: null }).where("id", "=", mailId).execute();
  const shown = (await list(admin)).items.find((each) => each.id === id);
  expect(shown).toMatchObject({ isRepeatable: false, can: { retry: false, dismiss: true } });
  expect(await act(admin, id, "retry")).toMatchObject({ status: 409, code: "failureNotRepeatable" });
  expect(await act(admin, id, "dismiss")).toMatchObject({ status: 422, code: "invalidFields" });
  expect(await act(admin, id, "dismiss", { reason: "Zu alt." })).toMatchObject({
    state: "dismissed",
    reason: "Zu alt.",
  });
  await followFailures(server);
  expect((await list(admin)).items.map((each) => each.id)).not.toContain(id);
  expect((await list(admin, "?show=settled")).items.map((each) => each.id)).toContain(id);
  expect(await logged(id)).toMatchObject([{ action: "system.dismiss", reason: "Zu alt." }]);
});

test("a job is added again as it was; the case of its queue is closed with the last one", async () => {
  for (const id of ["a", "b"]) await failedJob(server, { queue: "read-calendar", data: { id } });
  await followFailures(server);
  const [one, other] = (await list(admin, "?kind=job")).items;
  const { number } = await caseOf("read-calendar");
  expect((await list(helper, `?case=${number}`)).items).toMatchObject([
    { name: "read-calendar", caseNumber: number, can: { retry: true, dismiss: true } },
    { name: "read-calendar", caseNumber: number },
  ]);
  await act(admin, one?.id ?? "", "retry");
  expect(await caseOf("read-calendar")).toMatchObject({ state: "open" });
  await act(admin, other?.id ?? "", "dismiss", { reason: "Der Kalender ist gelöscht." });
  expect(await caseOf("read-calendar")).toMatchObject({ state: "closed" });
  const { rows } = await server.pool.query(
    "select data from pgboss.job where name = 'read-calendar' and state = 'created'",
  );
  expect(rows).toHaveLength(1);
});

test("a job of a queue that this version no longer has is not repeatable", async () => {
  await failedJob(server, { queue: "forget-cards", data: {} });
  const id = await found("forget-cards");
  await server.database.updateTable("failures").set({ name: "former-queue" }).where("id", "=", id).execute();
  expect(await act(admin, id, "retry")).toMatchObject({ status: 409, code: "failureNotRepeatable" });
});

test("a message of the provider is processed again at once; a dismissed one never", async () => {
  const retried = await failedEvent(server, { type: "transfer.updated" });
  await act(admin, await found(retried), "retry");
  const dismissed = await failedEvent(server, { type: "refund.updated" });
  await act(admin, await found(dismissed), "dismiss", { reason: "Mit dem Anbieter geklärt." });
  const { rows } = await server.pool.query("select data->>'id' as id from pgboss.job where name = 'provider-event'");
  expect(rows).toEqual([{ id: retried }]);
  const { handled_at } = await server.database
    .selectFrom("provider_events")
    .select("handled_at")
    .where("id", "=", dismissed)
    .executeTakeFirstOrThrow();
  expect(handled_at).not.toBeNull();
  expect(await caseOf(dismissed)).toMatchObject({ state: "closed" });
});

test("support decides, and sees to whom a mail went, which is logged; an admin alone only sees what failed", async () => {
  const mailId = await failedMail(server, "secret.person@example.org");
  const id = await found(mailId);
  const response = await helper.browser.get(`${SYSTEM}/failures/0/30/desc`);
  expect(await response.clone().text()).not.toContain("secret.person");
  expect((await list(helper)).items.find((each) => each.id === id)).toMatchObject({
    caseNumber: (await caseOf(mailId)).number,
    can: { retry: true, dismiss: true, readRecipient: true },
  });
  expect(await ask(helper, `/failures/${id}/recipient`)).toEqual({ id, address: "secret.person@example.org" });
  expect(await logged(id)).toMatchObject([{ action: "system.readRecipient", operator_id: helper.userId }]);
  for (const verb of ["retry", "dismiss"])
    expect(await act(adminAlone, id, verb, { reason: "x" })).toMatchObject({ status: 403, code: "permissionMissing" });
  expect((await list(adminAlone)).items.find((each) => each.id === id)).toMatchObject({
    caseNumber: null,
    can: { retry: false, dismiss: false, readRecipient: false },
  });
  expect(await ask(adminAlone, `/failures/${id}/recipient`)).toMatchObject({ code: "permissionMissing" });
  expect(await ask(helper, `/failures/${await found("former-queue")}/recipient`)).toMatchObject({
    code: "notFound",
  });
});

test("acts and addresses need a proof of the factor that is not older than ten minutes", async () => {
  const id = await found(await failedMail(server, "late@example.org"));
  const late = await operator(server, { permissions: PERMISSIONS });
  server.clock.advance({ minutes: 11 });
  expect(await act(late, id, "retry")).toMatchObject({ status: 403, code: "proofStale" });
  expect(await act(late, id, "dismiss", { reason: "x" })).toMatchObject({ status: 403, code: "proofStale" });
  expect(await ask(late, `/failures/${id}/recipient`)).toMatchObject({ code: "proofStale" });
  expect((await list(late)).totalCount).toBeGreaterThan(0);
});

test("lists are paged and counted by kind", async () => {
  const { open } = await list(admin);
  for (let n = 0; n < 31; n++) await failedMail(server, `many${n}@example.org`);
  await followFailures(server);
  const first = await list(admin, "?kind=mail");
  expect(first.items).toHaveLength(30);
  expect(first).toMatchObject({ hasNext: true, open: { ...open, mail: (open.mail ?? 0) + 31 } });
  const second = await list(admin, "?kind=mail", 1);
  expect(first.items.length + second.items.length).toBe(first.totalCount);
  expect(await list(admin, "?kind=nonsense")).toMatchObject({ code: "invalidFields" });
});

test("the health of each part is looked at, side by side, and holds no secret", async () => {
  await server.database.deleteFrom("provider_events").execute();
  const begin = performance.now();
  const response = await admin.browser.get(SYSTEM);
  expect(performance.now() - begin).toBeLessThan(4_000);
  const health = (await response.json()) as SystemHealth;
  expect(health).toMatchObject({
    database: { state: "ok", pendingMigrations: 0, replicaLagSeconds: null, replicas: 0 },
    // In a test nobody works by the clock.
    jobs: { state: "down", waiting: expect.any(Number) },
    mail: { state: "down", waiting: expect.any(Number) },
    cards: { state: "ok", unhandled: 0, lastEventAt: null },
    storage: { state: "ok", store: "disk" },
    relay: { state: "off", relays: 0 },
  });
  server.cardSandbox.faults({ dropBefore: 1 });
  await failedEvent(server);
  expect(await ask<SystemHealth>(admin, "")).toMatchObject({ cards: { state: "down", unhandled: 1 } });
  server.cardSandbox.faults({ dropBefore: 0 });
  expect(await ask<SystemHealth>(admin, "")).toMatchObject({ cards: { state: "degraded" } });
});

test("texts have a title, a day and a hash in each language; switches say how it runs, without a secret", async () => {
  const response = await helper.browser.get(`${SYSTEM}/settings`);
  expect(await response.clone().text()).not.toMatch(/hush-hush|sk_test|whsec|127\.0\.0\.1/);
  const { texts, switches } = (await response.json()) as { texts: PublishedText[]; switches: Switch[] };
  const terms = texts.find(({ folder, key }) => folder === "legal" && key.startsWith("terms/"));
  expect(terms?.versions).toMatchObject([
    {
      locale: expect.any(String),
      updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      hash: expect.stringMatching(/^[\da-f]{12}$/),
    },
    {},
  ]);
  expect(texts.every(({ versions }) => versions.length === 2 && versions.every(({ title }) => title))).toBe(true);
  const value = (key: string) => switches.find((each) => each.key === key)?.value;
  expect(["mode", "cards", "mail", "storage", "signIn", "coachReview"].map(value)).toEqual([
    "test",
    "sandbox",
    "sent",
    "disk",
    "off",
    "after",
  ]);
});
