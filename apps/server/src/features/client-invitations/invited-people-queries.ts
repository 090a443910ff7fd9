import { type InvitationPreview, type InvitedPerson, Invitee } from "@aufwind/contract/client-invitations-people";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { emailKey } from "@aufwind/rules/accounts";
import {
  type Candidate,
  INVITATION_STATUSES,
  INVITING,
  type InvitationStatus,
  isFormula,
  type LeftOut,
  sendingDay,
  sendingPlan,
} from "@aufwind/rules/client-invitations";
import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { isReachable } from "../coaches/queries.ts";
import { findCoach } from "../coaches/store.ts";
import * as store from "./invited-people-store.ts";
import { emailHashOf, openInvitee } from "./invitees.ts";
import { readList, textOf } from "./pasted-list.ts";

type Listed = { firstName: string; email: string; list: string; file?: File | undefined };

/** Who would be invited of what a coach typed, pasted and chose, and who not; nothing is stored. */
export async function previewInvitations(platform: Platform, coachId: string, listed: Listed) {
  const coach = await findCoach(platform.database, coachId);
  if (!coach || !isReachable(coach)) throw new Problem("profileFirst");
  const found = await candidatesIn(listed);
  if (found.length === 0)
    throw new Problem("invalidFields", { errors: [{ field: "email", code: "required", params: {} }] });
  const sorted = await partitionInvitees(platform, platform.database, { coachId, found });
  const queue = await queueOf(platform, platform.database, coachId);
  return { ...sorted, ...sendingPlan(queue, sorted.people.length) };
}

async function candidatesIn({ firstName, email, list, file }: Listed): Promise<Candidate[]> {
  if (file && file.size > INVITING.mostBytes) throw new Problem("listTooLong");
  const typed = email.trim() ? [{ line: 1, firstName: firstName.trim(), email: email.trim() }] : [];
  const uploaded = file && file.size > 0 ? readList(textOf(new Uint8Array(await file.arrayBuffer()))) : [];
  const found = [...typed, ...readList(list), ...uploaded];
  if (found.length > INVITING.mostRows) throw new Problem("listTooLong");
  return found;
}

const LONGEST_SHOWN = 80;

/** Those who can be invited, once each, and the others with their reasons. */
export async function partitionInvitees(
  platform: Platform,
  db: DbOrTx,
  { coachId, found }: { coachId: string; found: readonly Candidate[] },
): Promise<Pick<InvitationPreview, "people" | "leftOut">> {
  const read = found.map((each) => ({ ...each, wrong: wrongIn(each) }));
  const good = read.filter(({ wrong }) => !wrong).map(({ email }) => email);
  const known = await store.findKnown(db, {
    coachId,
    hashes: good.map((email) => emailHashOf(platform, email)),
    keys: good.map(emailKey),
  });
  const people: InvitationPreview["people"] = [];
  const leftOut: InvitationPreview["leftOut"] = [];
  const seen = new Set<string>();
  for (const { line, firstName, email, wrong } of read) {
    const hash = wrong ? "" : emailHashOf(platform, email).toString("hex");
    const reason = wrong ?? knownAs({ hash, key: emailKey(email), seen, known });
    seen.add(hash);
    if (reason) leftOut.push({ line, text: (email || firstName).slice(0, LONGEST_SHOWN), reason });
    else people.push({ firstName, email });
  }
  return { people, leftOut };
}

function wrongIn({ firstName, email }: Candidate): LeftOut | undefined {
  if (isFormula(email) || isFormula(firstName)) return "formula";
  if (!email) return "noEmail";
  const read = Invitee.safeParse({ firstName, email });
  if (read.success) return undefined;
  return read.error.issues.some(({ path }) => path[0] === "email") ? "email" : "name";
}

type Known = { hash: string; key: string; seen: Set<string>; known: Awaited<ReturnType<typeof store.findKnown>> };

function knownAs({ hash, key, seen, known }: Known): LeftOut | undefined {
  if (seen.has(hash)) return "twice";
  if (known.optedOut.has(hash)) return "optedOut";
  if (known.invited.has(hash)) return "invited";
  return known.clients.has(key) ? "client" : undefined;
}

/** How far a coach is with the mails of today. */
export async function queueOf({ clock }: Pick<Platform, "clock">, db: DbOrTx, coachId: string) {
  const today = berlinDay(clock.now());
  const { sent, waiting } = await store.countMailed(db, { coachId, since: berlinDayStart(today) });
  return { today, sentToday: sent, waiting };
}

type ListInvitedParams = PageAsked & { coachId: string; status?: InvitationStatus | undefined };

/** One page of whom a coach has invited. */
export async function listInvited(platform: Platform, asked: ListInvitedParams) {
  const { database } = platform;
  const [rows, counted, day] = await Promise.all([
    store.findInvited(database, asked),
    store.countByStatus(database, asked.coachId),
    queueOf(platform, database, asked.coachId),
  ]);
  const counts = INVITATION_STATUSES.map((status) => ({
    status,
    count: counted.find((each) => each.status === status)?.count ?? 0,
  }));
  const listed = counts.filter(({ status }) => !asked.status || status === asked.status);
  const totalCount = listed.reduce((sum, { count }) => sum + count, 0);
  return { items: rows.map((row) => present(platform, row, day)), counts, ...pageFacts({ ...asked, totalCount }) };
}

export async function readInvited(platform: Platform, own: { id: string; coachId: string }): Promise<InvitedPerson> {
  const row = await store.findOne(platform.database, own);
  if (!row) throw new Problem("notFound");
  return present(platform, row, await queueOf(platform, platform.database, own.coachId));
}

type Day = { today: string; sentToday: number };

/** What a coach can still do about an invitation. */
export const canDo = ({ status, reminded_at }: Pick<store.ShownInvited, "status" | "reminded_at">) => ({
  remind: (status === "sent" || status === "opened") && !reminded_at,
  withdraw: ["waiting", "sent", "opened", "failed"].includes(status),
});

function present(platform: Platform, row: store.ShownInvited, { today, sentToday }: Day): InvitedPerson {
  const { firstName, email } = openInvitee(platform, row) ?? { firstName: "", email: "" };
  const can = canDo(row);
  return {
    id: row.id,
    firstName,
    email,
    status: row.status,
    addedAt: row.added_at.toISOString(),
    sendsOn: row.status === "waiting" ? sendingDay({ ahead: row.ahead, today, sentToday }) : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    remindsAt: row.sent_at ? (row.due_at?.toISOString() ?? null) : null,
    can: (["remind", "withdraw"] as const).filter((each) => can[each]),
  };
}

/** For the download of one's data: whom a coach invited, and by whose invitations a client came. */
export async function invitationFacts(platform: Platform, userId: string) {
  const [invited, accepted] = await Promise.all([
    store.invitedBy(platform.database, userId),
    store.acceptedBy(platform.database, userId),
  ]);
  if (invited.length + accepted.length === 0) return undefined;
  return {
    invited: invited.map((row) => {
      const { status, locale, added_at, sent_at, reminded_at } = row;
      return { ...openInvitee(platform, row), status, locale, added_at, sent_at, reminded_at };
    }),
    accepted,
  };
}
