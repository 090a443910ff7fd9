import type { PackageEndPreview, TeamPackage, TeamPackageDetail } from "@aufwind/contract/coaching-packages-team";
import { beforeEach, expect, test } from "vitest";
import { decided } from "../../../test/approvals.ts";
import { operator } from "../../../test/operators.ts";
import { agreedFrom, bought, ownPackage, packagePair } from "../../../test/packages.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));
const finance = await operator(server, { permissions: ["finance"] });
const second = await operator(server, { permissions: ["finance"] });
const support = await operator(server, { permissions: ["support"] });

const REASON = "Die Klientin hat angerufen.";
const read = async (id: string) =>
  (await (await finance.browser.get(`/api/operators/packages/${id}`)).json()) as TeamPackageDetail;
const preview = async (id: string) =>
  (await (
    await finance.browser.send("POST", `/api/operators/packages/${id}/end-preview`, {})
  ).json()) as PackageEndPreview;
const end = (id: string, hash: string, { browser } = finance) =>
  browser.send("POST", `/api/operators/packages/${id}/end`, { hash, reason: REASON });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test("a package is found by either side's address and read with its payments; both looks are in the log", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair, { instalments: 3 });
  for (const q of [pair.client.email, pair.coach.email]) {
    const found = await support.browser.send("POST", "/api/operators/packages/search", { q });
    expect(((await found.json()) as { items: TeamPackage[] }).items.map((each) => each.id)).toEqual([id]);
  }
  expect(await read(id)).toMatchObject({
    ...{ status: "active", size: 5, left: 5, paidCents: 17_850, usedCents: 0, can: { end: true } },
    payments: [{ status: "paid" }, { status: "open" }, { status: "open" }],
  });
  const listed = await finance.browser.get("/api/operators/packages/0/10/desc?status=ended");
  expect(await listed.json()).toMatchObject({ items: [], totalCount: 0 });
  const ofPerson = async (personId: string) =>
    await (await finance.browser.get(`/api/operators/packages/0/10/desc?personId=${personId}`)).json();
  expect(await ofPerson(pair.client.userId)).toMatchObject({ items: [{ id }], totalCount: 1 });
  expect(await ofPerson(finance.userId)).toMatchObject({ items: [], totalCount: 0 });
  const log = server.database.selectFrom("audit_log").select("action").where("subject_id", "=", id);
  expect(await log.execute()).toEqual([{ action: "coaching-packages.read" }]);
  expect(await codeOf(await end(id, "0", support))).toBe("permissionMissing");
});

test("finance ends it as it was shown: what is neither used nor booked goes back to the cards that paid", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair, { instalments: 3 });
  const before = await preview(id);
  expect(before).toMatchObject({ refundCents: 17_850, parts: [{ place: 1, cents: 17_850 }], needsApproval: false });
  await agreedFrom(pair, { packageId: id, scheduledAt: "2026-11-25T09:00:00.000Z" });
  expect(await codeOf(await end(id, before.hash))).toBe("previewChanged");
  const { hash, refundCents } = await preview(id);
  expect(await (await end(id, hash)).json()).toEqual({ status: "ended", refundCents });
  expect(refundCents).toBe(7140);
  await server.work();
  expect(await ownPackage(pair.client, id)).toMatchObject({ status: "ended", endCause: "team" });
  expect(await read(id)).toMatchObject({
    ended: { cause: "team" },
    refunds: [{ place: 1, cents: 7140 }],
    acts: [{ reason: REASON, by: { id: finance.userId } }],
    can: { end: false },
  });
  expect(await codeOf(await end(id, hash))).toBe("packageEnded");
});

test("above 250 euros a second person decides", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair);
  const { hash, needsApproval } = await preview(id);
  expect(needsApproval).toBe(true);
  const asked = (await (await end(id, hash)).json()) as { status: string; approvalId: string };
  expect(asked.status).toBe("asked");
  expect((await read(id)).status).toBe("active");
  expect((await decided(second, asked.approvalId)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: "ended", refunds: [{ cents: 53_550 }] });
});
