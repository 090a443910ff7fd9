import { LIFETIMES } from "@aufwind/rules/accounts";
import { isOperatorSessionOver, OPERATOR_SESSION } from "@aufwind/rules/operators";
import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { isDatabaseAway, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Actor, type Member, visitor } from "../../platform/session/actor.ts";
import { cookieOf, type Keys, noSessionCookies, sessionCookies } from "../../platform/session/cookies.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import * as store from "./store.ts";

type OpenSessionParams = {
  userId: string;
  kind: Member["kind"];
  remembered: boolean;
  userAgent: string;
  /** Whether a second factor was proved just now. */
  isProven: boolean;
};

/** Pages that a browser requests at once all bring the previous refresh token; within this time it is no theft. */
const TOGETHER = 30_000;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const endOf = (remembered: boolean, now: Date) =>
  after(now, (remembered ? LIFETIMES.rememberedDays : LIFETIMES.unrememberedDays) * DAY);
/** The database is spared a write for every request. */
const USE_NOTED_EVERY = MINUTE;

/** Begins a session for a person who has proved their identity. */
export async function openSession(tx: Tx, { clock }: Platform, opening: OpenSessionParams) {
  const { userId, kind, userAgent, isProven } = opening;
  const now = clock.now();
  const remembered = opening.remembered && kind !== "operator";
  const expires_at = kind === "operator" ? after(now, OPERATOR_SESSION.longest) : endOf(remembered, now);
  const user_agent = userAgent.slice(0, 300);
  const proved_at = isProven ? now : null;
  const { id } = await store.insertSession(tx, { user_id: userId, remembered, user_agent, now, expires_at, proved_at });
  return { sessionId: id, keys: await cutKeys(tx, { sessionId: id, remembered, now }) };
}

/** New tokens for a session; the previous ones expire by themselves. */
async function cutKeys(tx: Tx, { sessionId, remembered, now }: { sessionId: string; remembered: boolean; now: Date }) {
  const keys: Keys = { access: newToken(), refresh: newToken(), remembered };
  const accessEnds = after(now, LIFETIMES.accessMinutes * MINUTE);
  await store.insertTokens(tx, [
    { hash: hashOf(keys.access), session_id: sessionId, kind: "access", expires_at: accessEnds },
    { hash: hashOf(keys.refresh), session_id: sessionId, kind: "refresh", expires_at: endOf(remembered, now) },
  ]);
  return keys;
}

/** Adds tokens to a session. */
export async function addSessionTokens(tx: Tx, { clock }: Platform, sessionId: string): Promise<Keys> {
  const now = clock.now();
  const session = await store.lockSession(tx, { id: sessionId, now });
  if (!session) throw new Problem("notSignedIn");
  return cutKeys(tx, { sessionId, remembered: session.remembered, now });
}

/** Replaces all tokens of a session: no earlier copy works. */
export async function replaceSessionTokens(tx: Tx, platform: Platform, sessionId: string): Promise<Keys> {
  await store.deleteTokens(tx, sessionId);
  return addSessionTokens(tx, platform, sessionId);
}

/** The person of a session, locked until the commit; undefined if the session was ended meanwhile. */
export async function lockMember(tx: Tx, { clock }: Platform, { userId, sessionId }: Member): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  const session = user && (await store.lockSession(tx, { id: sessionId, now: clock.now() }));
  if (!session) throw new Problem("notSignedIn");
  return user;
}

/** The actor of the access cookie; without a cookie no query, as for most requests. */
export function memberBy(platform: Platform, headers: Headers): Promise<Actor> | Actor {
  const { database, clock } = platform;
  const access = headers.has("cookie") ? cookieOf(headers, "access") : undefined;
  if (!access) return visitor;
  const now = clock.now();
  return store
    .findMember(database, { hash: hashOf(access), now })
    .then((member) => (member?.kind === "operator" ? withRights(platform, member, now) : (member ?? visitor)));
}

/** An operator with what they may do now; a visitor once the session was unused for too long. */
async function withRights({ database, config }: Platform, member: Member, now: Date): Promise<Actor> {
  const found = await store.findOperator(database, member.sessionId);
  if (!found) return member;
  if (isOperatorSessionOver(found, now)) return visitor;
  if (now.getTime() - found.lastUsedAt.getTime() >= USE_NOTED_EVERY)
    await store.setUsed(database, { id: member.sessionId, now });
  // People of the demo cannot bring a factor of their own.
  const isWaived = config.mode === "demo" && found.isDemo;
  const { permissions, hasFactor, provedAt } = found;
  return {
    ...member,
    rights: { permissions, hasFactor: hasFactor || isWaived, provedAt: isWaived ? now : provedAt },
  };
}

/** The person of a session proved a second factor again. */
export const renewProof = (tx: Tx, { clock }: Platform, { sessionId }: Member) =>
  store.setProved(tx, { id: sessionId, now: clock.now() });

type Renewal = { member: Member; keys: Keys };

/**
 * Exchanges a refresh token for new tokens. A reused one reveals a theft and ends the session; only if `together` is
 * allowed and the first use was seconds ago it is accepted again: the first response may be lost.
 */
async function renew(platform: Platform, token: string, { together }: { together: boolean }) {
  const [hash, now] = [hashOf(token), platform.clock.now()];
  return transact(platform.database, async (tx): Promise<Renewal | undefined> => {
    const found = await store.lockRefresh(tx, hash);
    if (!found || found.ended_at || found.expires_at <= now) return undefined;
    const { sessionId, userId, kind, isReadOnly, remembered, used_at } = found;
    if (kind === "operator" && isOperatorSessionOver(found, now)) return undefined;
    const member = { kind, userId, sessionId, isReadOnly };
    const again = used_at !== null && together && now.getTime() - used_at.getTime() < TOGETHER;
    if (used_at && !again) {
      await endSessions(tx, platform, { userId, only: sessionId });
      return undefined;
    }
    const expiresAt = kind === "operator" ? found.expires_at : endOf(remembered, now);
    if (!again) await store.setRefreshUsed(tx, { hash, sessionId, now, expiresAt });
    return { member, keys: await cutKeys(tx, { sessionId, remembered, now }) };
  });
}

/** For API clients: the new tokens, or a problem. */
export async function renewSession(platform: Platform, headers: Headers): Promise<Keys> {
  const token = cookieOf(headers, "refresh");
  const keys = token ? (await renew(platform, token, { together: false }))?.keys : undefined;
  if (!keys) throw new Problem("notSignedIn");
  return keys;
}

type PageSession = { actor: Actor | undefined; cookies: string[] };

/**
 * For pages: who is signed in, renewed if the access token has expired, and the cookies to set. Unknown while the
 * database is away: public pages are shown, the others say so.
 */
export const sessionOfPage = (platform: Platform, headers: Headers): Promise<PageSession> =>
  findSession(platform, headers).catch((error: unknown) => {
    if (isDatabaseAway(error)) return { actor: undefined, cookies: [] };
    throw error;
  });

async function findSession(platform: Platform, headers: Headers): Promise<PageSession> {
  const [access, refresh] = [cookieOf(headers, "access"), cookieOf(headers, "refresh")];
  if (!access && !refresh) return { actor: visitor, cookies: [] };
  const actor = await memberBy(platform, headers);
  if (actor.kind !== "visitor") return { actor, cookies: [] };
  const renewal = refresh ? await renew(platform, refresh, { together: true }) : undefined;
  if (!renewal) return { actor: visitor, cookies: noSessionCookies(platform.config) };
  const { member, keys } = renewal;
  const actorNow = member.kind === "operator" ? await withRights(platform, member, platform.clock.now()) : member;
  return { actor: actorNow, cookies: sessionCookies(keys, platform.config) };
}

type EndSessionsParams = { userId: string; only?: string; except?: string };

/** Ends sessions of one person and closes their streams; returns how many. */
export async function endSessions(tx: Tx, { events, clock }: Platform, ending: EndSessionsParams): Promise<number> {
  const sessions = await store.endSessions(tx, { ...ending, now: clock.now() });
  if (sessions.length > 0) await events.publish(tx, { audience: ending.userId, kind: "signedOut", data: { sessions } });
  return sessions.length;
}

/** Ends the session of these cookies, whichever of the two is still valid. */
export async function endOwnSession(platform: Platform, headers: Headers): Promise<void> {
  const actor = await memberBy(platform, headers);
  const refresh = cookieOf(headers, "refresh");
  await transact(platform.database, async (tx) => {
    const session = actor.kind === "visitor" && refresh ? await store.lockRefresh(tx, hashOf(refresh)) : undefined;
    const { userId, sessionId } = actor.kind === "visitor" ? (session ?? {}) : actor;
    if (userId && sessionId) await endSessions(tx, platform, { userId, only: sessionId });
  });
}
