import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { coachAndClient } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { issueClientCredit, issueClientInvoice } from "./commands.ts";
import type { InvoiceContent } from "./invoice-content.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const START = "2026-11-10T09:00:00Z";
const now = new Date("2026-11-16T09:00:00Z");
const rows = () =>
  server.database.selectFrom("invoices").selectAll().where("coach_id", "=", coach.userId).orderBy("sequence").execute();
const contents = async () => (await rows()).map(({ content }) => content as unknown as InvoiceContent);
const over = (startsAt = START) =>
  appointmentRow(server, { coachId: coach.userId, clientId: client.userId, startsAt, status: "Completed" });
const issue = (appointmentId: string, at = now) =>
  transact(server.database, (tx) => issueClientInvoice(tx, server, { appointmentId, now: at }));
const sold = () => ({ coachId: coach.userId, clientId: client.userId, startsAt: START });
const billing = ({ userId }: Person, tax: { tax_type: string; tax_number: string }) =>
  server.database
    .insertInto("billing_details")
    .values({
      user_id: userId,
      name: "Brandt GmbH",
      email: "rechnung@example.org",
      address: "Allee 5",
      city: "Wien",
      postal_code: "1010",
      country: "AT",
      saved_at: now,
      ...tax,
    })
    .execute();

describe("an invoice to a client", () => {
  test("is issued in the coach's name when the appointment is earned, with all that the law asks", async () => {
    const appointmentId = await earned(server, sold());
    expect(await contents()).toMatchObject([
      {
        number: "AW-2026-0001",
        kind: "client",
        issuedOn: "2026-11-10",
        serviceFrom: "2026-11-10",
        supplier: { name: "Erika Muster", city: expect.any(String), country: "DE" },
        recipient: { name: "Erika Muster", address1: "" },
        lines: [{ kind: "appointment", netCents: 10_000, startsAt: "2026-11-10T09:00:00.000Z" }],
        netCents: 10_000,
        vatCents: 1900,
        vatRate: 1900,
        grossCents: 11_900,
        paid: { by: "card" },
        issuedBy: server.config.company.company,
      },
    ]);
    expect(await rows()).toMatchObject([
      { appointment_id: appointmentId, client_id: client.userId, statement_id: null },
    ]);
  });

  test("goes to whom the billing information names", async () => {
    await billing(client, { tax_type: "eu_vat", tax_number: "ATU12345678" });
    await earned(server, sold());
    const [content] = await contents();
    expect(content?.recipient).toEqual({
      name: "Brandt GmbH",
      address1: "Allee 5",
      zipCode: "1010",
      city: "Wien",
      country: "AT",
      vatNumber: "ATU12345678",
      taxNumber: null,
    });
  });

  test.each([
    ["cancelled_late", "cancelled"],
    ["no_show", "noShow"],
    ["completed", undefined],
  ] as const)("says whether the appointment took place: %s", async (kind, missed) => {
    await earned(server, { ...sold(), kind });
    expect((await contents())[0]?.lines.map((line) => line.missed)).toEqual([missed]);
  });

  test("names the coach's tax number, where the billing information has one", async () => {
    // Of before every business stated one of its own, which comes first.
    const none = { tax_number: null };
    await server.database.updateTable("businesses").set(none).where("coach_id", "=", coach.userId).execute();
    await billing(coach, { tax_type: "de_stn", tax_number: "21/815/08150" });
    await earned(server, sold());
    expect((await contents())[0]?.supplier).toMatchObject({ name: "Erika Muster", taxNumber: "21/815/08150" });
  });

  test("of a small business without a VAT number names the number of the tax office", async () => {
    const small = { vat_status: "small", tax_number: "21/815/08150" };
    await server.database.updateTable("businesses").set(small).where("coach_id", "=", coach.userId).execute();
    await server.database.updateTable("users").set({ vat_number: null }).where("id", "=", coach.userId).execute();
    await earned(server, sold());
    expect((await contents())[0]?.supplier).toMatchObject({ vatNumber: null, taxNumber: "21/815/08150" });
  });

  test("of a small business has no VAT", async () => {
    await earned(server, { ...sold(), vatStatus: "small" });
    expect(await contents()).toMatchObject([{ vatStatus: "small", netCents: 10_000, vatCents: 0, grossCents: 10_000 }]);
  });

  test("stays as it was, whatever becomes of the people in it", async () => {
    await earned(server, sold());
    const before = await contents();
    await server.database.updateTable("users").set({ last_name: "Neu" }).where("id", "=", client.userId).execute();
    expect(await contents()).toEqual(before);
    const changing = server.database.updateTable("invoices").set({ number: "x" }).where("coach_id", "=", coach.userId);
    await expect(changing.execute()).rejects.toThrow("never changed");
    await expect(server.database.deleteFrom("invoices").execute()).rejects.toThrow("never changed");
  });

  test("names a coach who has left as the invoices before did", async () => {
    await earned(server, sold());
    await server.database.deleteFrom("coaches").where("user_id", "=", coach.userId).execute();
    await server.database
      .updateTable("users")
      .set({ first_name: "", last_name: "" })
      .where("id", "=", coach.userId)
      .execute();
    await issue(await over("2026-11-11T09:00:00Z"));
    const [first, second] = await contents();
    expect(second?.supplier).toEqual(first?.supplier);
  });
});

describe("numbers", () => {
  test("have no gap, though twenty are issued at once and one of them is taken back before it is there", async () => {
    const ids: string[] = [];
    for (let day = 0; day < 20; day++) ids.push(await over(`2026-10-${String(day + 1).padStart(2, "0")}T09:00:00Z`));
    const failing = transact(server.database, async (tx) => {
      await issueClientInvoice(tx, server, { appointmentId: await over(), now });
      throw new Error("the database was away");
    });
    const results = await Promise.allSettled([failing, ...ids.map((id) => issue(id))]);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect((await rows()).map(({ number }) => number)).toEqual(
      ids.map((_, place) => `AW-2026-${String(place + 1).padStart(4, "0")}`),
    );
  });

  test("count from one for each coach and each year of Berlin", async () => {
    await issue(await over("2026-10-01T09:00:00Z"), new Date("2026-12-31T22:59:00Z"));
    await issue(await over("2026-10-02T09:00:00Z"), new Date("2026-12-31T23:00:00Z"));
    expect((await rows()).map(({ number }) => number).sort()).toEqual(["AW-2026-0001", "AW-2027-0001"]);
  });

  test("one appointment gets one invoice, though it is asked for ten times at once", async () => {
    const id = await over();
    await Promise.all(Array.from({ length: 10 }, () => issue(id)));
    await issue(await over("2026-11-11T09:00:00Z"));
    expect((await rows()).map(({ number }) => number)).toEqual(["AW-2026-0001", "AW-2026-0002"]);
  });
});

describe("a credit note", () => {
  test("takes the whole invoice back, names it, and takes the next number of the same series", async () => {
    const id = await earned(server, sold());
    await takenBack(server, id, "2026-12-02T09:00:00Z");
    const [, credit] = await contents();
    expect(credit).toMatchObject({
      number: "AW-2026-0002",
      kind: "clientCredit",
      issuedOn: "2026-12-02",
      lines: [{ netCents: -10_000 }],
      netCents: -10_000,
      vatCents: -1900,
      grossCents: -11_900,
      corrects: { number: "AW-2026-0001", issuedOn: "2026-11-10" },
    });
  });

  test("comes once, and never without an invoice", async () => {
    const id = await earned(server, sold());
    const credit = (appointmentId: string) =>
      transact(server.database, (tx) => issueClientCredit(tx, server, { appointmentId, now }));
    await Promise.all([1, 2, 3, 4].map(() => credit(id)));
    await credit(await over("2026-11-12T09:00:00Z"));
    expect(await rows()).toHaveLength(2);
  });
});
