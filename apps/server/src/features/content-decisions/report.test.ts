import type { TransparencyReport } from "@aufwind/contract/content-decisions";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const read = async () => {
  const response = await server.request("/api/visitors/transparency");
  expect(response.status).toBe(200);
  return (await response.json()) as TransparencyReport;
};

const CONTENT = "019a0000-0000-7000-8000-000000000001";
type Decided = { decision: string; decidedAt: string; decidedBy: string; appealOf?: string };

async function decided({ decision, decidedAt, decidedBy, appealOf }: Decided): Promise<string> {
  const ground = decision === "keep" ? null : "terms";
  const { rows } = await sql<{ id: string }>`
    insert into content_decisions (content_kind, content_id, decision, facts, ground, clause, decided_by, decided_at, appeal_of)
    values ('review', ${CONTENT}, ${decision}, 'Facts.', ${ground}, ${ground && "§ 4"}, ${decidedBy}, ${decidedAt},
      ${appealOf ?? null})
    returning id`.execute(server.database);
  return rows[0]?.id ?? "";
}

const noticed = (createdAt: string, over: { reason?: string; decisionId?: string } = {}) =>
  sql`
    insert into content_notices (content_kind, content_id, reason, explanation, locale, created_at, decision_id)
    values ('review', ${CONTENT}, ${over.reason ?? "hateful"}, 'Because.', 'de', ${createdAt}, ${over.decisionId ?? null})
  `.execute(server.database);

test("before anything was reported every count is zero, and there is no time to decide", async () => {
  expect(await read()).toMatchObject({
    from: "2025-11-15T23:00:00.000Z",
    to: "2026-11-15T23:00:00.000Z",
    notices: { total: 0, kinds: { profile: 0, review: 0, message: 0, document: 0 }, reasons: { illegal: 0 } },
    decisions: { total: 0, decisions: { keep: 0 }, grounds: { law: 0, terms: 0 }, medianHours: null },
    appeals: { made: 0, upheld: 0, changed: 0 },
    restrictions: { pause: 0, suspend: 0, close: 0 },
  });
});

test("counts what lies within the twelve months, and names nobody", async () => {
  const [one, other, author, coach] = [
    await operator(server),
    await operator(server),
    await person(server),
    await openCoach(server),
  ];
  const removed = await decided({
    decision: "remove",
    decidedAt: "2026-10-02T09:00:00Z",
    decidedBy: one.userId,
  });
  await decided({
    decision: "keep",
    decidedAt: "2026-10-10T09:00:00Z",
    decidedBy: other.userId,
    appealOf: removed,
  });
  // Too old, and of today: neither counts.
  const old = await decided({ decision: "remove", decidedAt: "2025-11-15T22:59:00Z", decidedBy: one.userId });
  await noticed("2025-11-15T22:59:00Z", { decisionId: old });
  await noticed("2026-11-16T08:00:00Z");
  await noticed("2026-10-01T09:00:00Z", { decisionId: removed });
  await noticed("2026-10-01T21:00:00Z", { decisionId: removed, reason: "privacy" });
  await sql`insert into content_appeals (decision_id, appellant_id, side, text, made_at)
    values (${removed}, ${author.userId}, 'author', 'No.', '2026-10-05T09:00:00Z')`.execute(server.database);
  const restricted = (kind: string, ground: string) =>
    sql`insert into coach_restrictions (coach_id, kind, ground, reason, set_at, begins_at, begun_at, lifted_at, lift_reason)
      values (${coach.userId}, ${kind}, ${ground}, 'Because.', '2026-09-01T09:00:00Z', '2026-09-01T09:00:00Z',
        '2026-09-01T09:00:00Z', '2026-09-02T09:00:00Z', 'Over.')`.execute(server.database);
  await restricted("suspend", "terms");
  await restricted("pause", "request");

  const report = await read();
  expect(report).toMatchObject({
    notices: { total: 2, kinds: { review: 2, profile: 0 }, reasons: { hateful: 1, privacy: 1 } },
    decisions: { total: 2, decisions: { keep: 1, remove: 1 }, grounds: { terms: 1, law: 0 }, medianHours: 24 },
    appeals: { made: 1, upheld: 0, changed: 1 },
    restrictions: { pause: 0, suspend: 1, close: 0 },
  });
  const text = JSON.stringify(report);
  for (const { userId, email } of [one, other, author, coach])
    for (const secret of [userId, email, "Facts.", "Because."]) expect(text).not.toContain(secret);
});
