import type { ReplacementPreview } from "@aufwind/contract/invoices-team";
import { beforeEach, expect, test } from "vitest";
import { coachAndClient } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import type { InvoiceContent } from "./invoice-content.ts";

const server = await testServer();
let client: Person;
let coach: Person;
let id: string;
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  id = await earned(server, { coachId: coach.userId, clientId: client.userId, startsAt: "2026-11-10T09:00:00Z" });
});

const REASON = "Die Klientin braucht ihre Firma auf der Rechnung.";
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const preview = ({ browser }: Person, of = id) =>
  browser.send("POST", `/api/operators/payments/${of}/invoice-preview`, {});
async function replace(team: Person, given: object = {}) {
  const { hash } = (await (await preview(team)).json()) as ReplacementPreview;
  return team.browser.send("POST", `/api/operators/payments/${id}/invoices`, { hash, reason: REASON, ...given });
}
const bills = (name: string) =>
  server.database
    .insertInto("billing_details")
    .values({
      ...{ user_id: client.userId, name, email: client.email, address: "Hafenstr. 1", city: "Bremen" },
      ...{ postal_code: "28195", country: "DE", saved_at: server.clock.now() },
    })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ name }))
    .execute();
const issued = async () => {
  const rows = await server.database
    .selectFrom("invoices")
    .select(["kind", "gross_cents", "content", "sequence"])
    .where("appointment_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, content: content as unknown as InvoiceContent }));
};

test("the wrong invoice is cancelled under a number of its own, a new one has today's data, and both sides get a mail", async () => {
  const team = await operator(server, { permissions: ["finance"] });
  await bills("Oltmanns GmbH");
  const shown = (await (await preview(team)).json()) as ReplacementPreview;
  expect(shown).toMatchObject({ grossCents: 11_900, before: { recipient: ["Erika Muster"] } });
  expect(shown.after.recipient).toEqual(["Oltmanns GmbH", "Hafenstr. 1", "28195 Bremen", "DE"]);
  const { number } = (await (await replace(team)).json()) as { number: string };
  const [first, cancelled, second] = await issued();
  expect([first?.sequence, cancelled?.sequence, second?.sequence]).toEqual([1, 2, 3]);
  expect(cancelled).toMatchObject({ kind: "clientCredit", gross_cents: -11_900 });
  expect(cancelled?.content).toMatchObject({ corrects: { number: first?.content.number }, isReplaced: true });
  expect(second).toMatchObject({ kind: "client", gross_cents: 11_900 });
  expect(second?.content).toMatchObject({ number, recipient: { name: "Oltmanns GmbH" } });
  const told = (await server.mails()).filter(({ subject }) => subject.includes(number));
  expect(told.map(({ to_address }) => to_address).toSorted()).toEqual([client.email, coach.email].toSorted());
  for (const locale of ["de", "en"])
    expect((await client.browser.get(`/api/stripe/invoice/${await idOf(number)}/${locale}`)).status).toBe(200);
});

test("the new one can be replaced again and is what a refund corrects; a cancelled one cannot", async () => {
  const team = await operator(server);
  await bills("Oltmanns GmbH");
  await replace(team);
  expect(await codeOf(await preview(team))).toBe("invoiceUnchanged");
  await bills("Oltmanns AG");
  expect((await replace(team)).status).toBe(200);
  await takenBack(server, id, "2026-11-16T09:01:00Z");
  const all = await issued();
  expect(all.map(({ gross_cents }) => gross_cents)).toEqual([11_900, -11_900, 11_900, -11_900, 11_900, -11_900]);
  expect(all[5]?.content.corrects?.number).toBe(all[4]?.content.number);
  await bills("Oltmanns SE");
  expect(await codeOf(await preview(team))).toBe("nothingInvoiced");
});

test("is not done twice at once, over a changed preview, without finance or a fresh factor, or where there is no invoice", async () => {
  const team = await operator(server);
  await bills("Oltmanns GmbH");
  expect(await codeOf(await replace(team, { hash: "other" }))).toBe("previewChanged");
  const { hash } = (await (await preview(team)).json()) as ReplacementPreview;
  const both = await Promise.all([1, 2].map(() => replace(team, { hash })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const support = await operator(server, { permissions: ["support"] });
  expect((await preview(support)).status).toBe(403);
  expect(await codeOf(await preview(team, team.userId))).toBe("notFound");
  server.clock.set("2026-11-16T09:11:00Z");
  expect(await codeOf(await replace(team, { hash }))).toBe("proofStale");
});

const idOf = async (number: string) => {
  const found = server.database.selectFrom("invoices").select("id").where("number", "=", number);
  return (await found.where("client_id", "=", client.userId).executeTakeFirst())?.id;
};
