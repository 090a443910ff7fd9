import type { Conversation } from "@aufwind/contract/conversations";
import { otherSide } from "@aufwind/rules/appointments/status";
import { MOST_NEW_CONVERSATIONS, mayWrite } from "@aufwind/rules/conversations";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveContact } from "../contacts/commands.ts";
import { findWritable } from "./message-store.ts";
import { beginningOfDay, pairOf, sideOf } from "./policy.ts";
import { presentConversation } from "./present.ts";
import { picturesOf } from "./queries.ts";
import * as store from "./store.ts";

type Pair = { coachId: string; clientId: string };

/** The conversation of two people; whoever opens it gets it into the list. */
export async function openConversation(platform: Platform, { userId, ...pair }: Pair & { userId: string }) {
  const id = await transact(platform.database, (tx) => open(tx, platform, { userId, ...pair }));
  return conversationOf(platform, { id, userId });
}

async function open(tx: Tx, { clock }: Platform, { userId, ...pair }: Pair & { userId: string }): Promise<string> {
  const side = sideOf({ coach_id: pair.coachId, client_id: pair.clientId }, userId);
  const known = side && (await store.lockPair(tx, pair));
  if (!known) throw new Problem("notFound");
  // A conversation that a client opened without writing stays invisible to the coach.
  const isSeen = known.id !== null && (side === "client" || known.last_number > 0);
  if (!mayWrite(side, pairOf(known))) throw new Problem(isSeen ? "mayNotWrite" : "notFound");

  const now = clock.now();
  if (side === "client") {
    if (!known.id && !known.is_client) await refuseMany(tx, pair.clientId, now);
    await saveContact(tx, { ...pair, now });
  }
  if (!known.id) return store.insertConversation(tx, { ...pair, side, now });
  await store.relistConversation(tx, { id: known.id, userId, now });
  return known.id;
}

async function refuseMany(tx: Tx, clientId: string, now: Date): Promise<void> {
  const begun = await store.countBegun(tx, { clientId, since: beginningOfDay(now) });
  if (begun >= MOST_NEW_CONVERSATIONS) throw new Problem("tooManyConversations");
}

type Own = { id: string; userId: string };

/** One of somebody's own conversations. */
async function conversationOf({ database, clock, config }: Platform, own: Own): Promise<Conversation> {
  const row = await store.findSeen(database, { ...own, now: clock.now() });
  if (!row) throw new Problem("notFound");
  return presentConversation(row, { pictures: await picturesOf(database, own.userId, [row]), secret: config.secret });
}

/** Removes a conversation for one side, on all open pages of that person. */
export const removeConversation = ({ database, events }: Platform, own: Own): Promise<void> =>
  transact(database, async (tx) => {
    const held = await store.lockOwn(tx, own);
    if (!held) throw new Problem("notFound");
    if (!(await store.setRemoved(tx, { ...own, upTo: held.last_number }))) return;
    const data = { conversationId: own.id };
    await events.publish(tx, { audience: own.userId, kind: "conversationRemoved", data });
  });

/** Tells the other person that somebody is typing, if the message could be sent. */
export async function notifyTyping({ database, events }: Platform, { id, userId }: Own): Promise<void> {
  const row = await findWritable(database, { conversationId: id, userId });
  const side = row && sideOf(row, userId);
  if (!row || !side) throw new Problem("notFound");
  // Before the first message the other side sees nothing, not even typing.
  if (!mayWrite(side, pairOf(row)) || row.last_number === 0) return;
  await events.publishTransient(database, {
    audience: row[`${otherSide(side)}_id`],
    kind: "typing",
    data: { conversationId: id },
  });
}
