import { createHmac, randomBytes } from "node:crypto";
import type { FriendInviting, Friends } from "@aufwind/contract/friends";
import {
  asCode,
  CODE_LENGTH,
  CREDIT_CENTS,
  codeFrom,
  friendStatusOf,
  MOST_CREDITED,
  MOST_WELCOMES,
  mailboxOf,
  welcomesSince,
} from "@aufwind/rules/friends";
import type { Locale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { grantCredit } from "../credits/commands.ts";
import { countInvited } from "../credits/store.ts";
import type { FriendRow } from "./store.ts";
import * as store from "./store.ts";

type FriendsOfParams = { clientId: string; locale: Locale };

/** A client's link, created on first use, and who came by it. */
export async function friendsOf(platform: Platform, { clientId, locale }: FriendsOfParams): Promise<Friends> {
  const { database } = platform;
  const [code, friends, credited] = await Promise.all([
    codeOf(platform, clientId),
    store.findFriends(database, clientId),
    countInvited(database, clientId),
  ]);
  return presentFriends(platform, { code, locale, friends, credited });
}

const TRIES = 5;

async function codeOf({ database, clock }: Platform, clientId: string): Promise<string> {
  // A collision is practically impossible; concurrent requests get the same code.
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await store.findCode(database, clientId);
    if (known) return known.code;
    const code = codeFrom(randomBytes(CODE_LENGTH));
    await store.insertCode(database, { client_id: clientId, code, made_at: clock.now() });
  }
  throw new Error("no code was free");
}

/** The inviter behind a code. */
export async function invitingBy({ database }: Platform, typed: string): Promise<FriendInviting> {
  const code = asCode(typed);
  const inviter = code && (await store.findInviter(database, code));
  if (!inviter) throw new Problem("notFound");
  return { firstName: inviter.first_name, creditCents: CREDIT_CENTS };
}

type JoinByParams = { friendId: string; typed: string };

/** Records the inviter of a registration; an unknown code is ignored. */
export async function recordInviter(tx: Tx, { clock }: Platform, { friendId, typed }: JoinByParams): Promise<void> {
  const code = asCode(typed);
  const inviter = code && (await store.findInviter(tx, code));
  if (!inviter || inviter.id === friendId) return;
  await store.insertFriend(tx, { friend_id: friendId, inviter_id: inviter.id, joined_at: clock.now() });
}

/** The address is confirmed: an invited client gets the credit, once per mailbox. */
export async function creditWelcome(tx: Tx, platform: Platform, userId: string): Promise<void> {
  const came = await store.findConfirmedInviter(tx, userId);
  if (!came?.email) return;
  const now = platform.clock.now();
  const since = new Date(welcomesSince(now.getTime()));
  // Locked, so that concurrent registrations are counted one after the other.
  await store.lockInviter(tx, came.inviter_id);
  if ((await store.countWelcomed(tx, { inviterId: came.inviter_id, since })) >= MOST_WELCOMES.inviter) return;
  const mailbox_key = keyOf(platform.config.secret, came.email);
  if (await store.markWelcomed(tx, { mailbox_key, inviter_id: came.inviter_id, welcomed_at: now }))
    await grantCredit(tx, platform, { clientId: userId, reason: "welcome" });
}

/** Keyed: only with our secret can the address be found out. */
const keyOf = (secret: string, email: string) =>
  createHmac("sha256", secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest();

/** A friend's paid appointment took place: the first time, the inviter gets a credit, up to a limit of friends. */
export async function creditReferrer(tx: Tx, platform: Platform, friendId: string): Promise<void> {
  const found = await store.findUncreditedInviter(tx, friendId);
  if (!found || !(await store.lockInviter(tx, found.inviter_id))) return;
  const { inviter_id: clientId } = found;
  if ((await countInvited(tx, clientId)) >= MOST_CREDITED) return;
  if (await store.markCredited(tx, { friendId, now: platform.clock.now() }))
    await grantCredit(tx, platform, { clientId, reason: "invited", friendId });
}

type PresentFriendsParams = { code: string; locale: Locale; friends: FriendRow[]; credited: number };

const presentFriends = ({ config }: Platform, { code, locale, friends, credited }: PresentFriendsParams): Friends => ({
  url: pageLink(config, { page: "friendInvitation", locale, token: code }),
  code,
  creditCents: CREDIT_CENTS,
  credited,
  mostCredited: MOST_CREDITED,
  friends: friends.map((friend) => ({
    firstName: friend.first_name,
    joinedAt: friend.joined_at.toISOString(),
    status: friendStatusOf({ isCredited: friend.credited_at !== null, credited }),
  })),
});
