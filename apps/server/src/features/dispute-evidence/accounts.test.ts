import type { OwnDispute, PackageDispute } from "@aufwind/contract/dispute-evidence";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CARDS, openCoach } from "../../../test/booked.ts";
import { bought, packagePair } from "../../../test/packages.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { accountOf } from "./accounts.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const { coach, client, appointment } = await confirmed(server, { card: CARDS.disputed });
await passTo(server, hours(-23), client, coach);
server.cardSandbox.settle();
await passTo(server, hours(-22), client, coach);

const own = async (who = coach) =>
  ((await (await who.browser.get("/api/coaches/disputes")).json()) as { items: OwnDispute[] }).items;
const waiting = async () =>
  ((await (await coach.browser.get("/api/coaches/today")).json()) as { disputes: number }).disputes;
const write = (id: string, text: string, who = coach) =>
  who.browser.send("PUT", `/api/coaches/disputes/${id}/account`, { text });

test("a coach sees what a bank asked back and says what happened, sealed, and part of the evidence", async () => {
  const [dispute] = await own();
  expect(dispute).toMatchObject({
    ...{ appointmentId: appointment.id, cents: 11_900, status: "open", reason: "unrecognized", account: null },
    evidenceBy: expect.stringMatching(/^2026-/),
  });
  const id = dispute?.id ?? "";
  expect(await waiting()).toBe(1);
  expect((await write(id, "Wir haben 50 Minuten gesprochen.")).status).toBe(200);
  expect((await write(id, "Wir haben 60 Minuten gesprochen.")).status).toBe(200);
  expect((await own())[0]?.account).toMatchObject({ text: "Wir haben 60 Minuten gesprochen." });
  expect(await waiting()).toBe(0);
  expect(await accountOf(server, id)).toBe("Wir haben 60 Minuten gesprochen.");
  const stored = await server.database.selectFrom("dispute_accounts").selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.sealed.toString()).not.toContain("Minuten");
});

test("nobody else sees it or writes about it, and nothing is said after the bank has decided", async () => {
  const [other, [dispute]] = [await openCoach(server), await own()];
  const id = dispute?.id ?? "";
  expect(await own(other)).toEqual([]);
  expect((await write(id, "x", other)).status).toBe(404);
  expect((await write("dp_unknown", "x")).status).toBe(404);
  expect((await write("%00", "x")).status).toBe(422);
  expect((await write(id, " ")).status).toBe(422);
  await server.database.updateTable("disputes").set({ status: "won", closed_at: server.clock.now() }).execute();
  expect(await (await write(id, "Noch etwas.")).json()).toMatchObject({ code: "notPossibleNow" });
  expect((await own())[0]?.account?.text).toBe("Wir haben 60 Minuten gesprochen.");
});

test("a payment of a package that a bank asks back is listed with what became of it, for its coach alone", async () => {
  const pair = await packagePair(server, { card: CARDS.disputed });
  await bought(pair);
  const follow = async () => {
    await server.work();
    server.cardSandbox.settle();
    while ((await server.cardSandbox.deliver()) > 0) await server.work();
  };
  const ofPackages = async (who: typeof coach) =>
    ((await (await who.browser.get("/api/coaches/disputes")).json()) as { packages: PackageDispute[] }).packages;
  await follow();
  expect(await ofPackages(pair.coach)).toMatchObject([{ cents: 53_550, size: 5, status: "open", closedAt: null }]);
  expect(await ofPackages(coach)).toEqual([]);
  const { rows } = await sql<{ dispute: string }>`
    select split_part(key, ':', 2) as dispute from ledger_postings where kind = 'disputed' order by at desc, id desc`.execute(
    server.database,
  );
  server.cardSandbox.closeDispute(rows[0]?.dispute ?? "", "lost");
  await follow();
  expect(await ofPackages(pair.coach)).toMatchObject([{ status: "lost", closedAt: expect.any(String) }]);
});
