import type { Invitation, Inviting } from "@aufwind/contract/client-invitations";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { countInvited, findRelation, haveHadContact, upsertExisting } from "../coach-clients/store.ts";
import { lockCoach } from "../coaches/store.ts";
import { setAccepted } from "./invited-people-store.ts";
import { coachBy, inviting, presentInvitation } from "./queries.ts";
import * as store from "./store.ts";

const PURPOSE = "invitation";

/** The coach's link, created on first use. */
export const invitationOf = (platform: Platform, coachId: string): Promise<Invitation> =>
  withCoach(
    platform,
    coachId,
    async (tx) => (await openToken(tx, platform, coachId)) ?? makeToken(tx, platform, coachId),
  );

/** Replaces the link; the old one stops working. */
export const renewInvitation = (platform: Platform, coachId: string): Promise<Invitation> =>
  withCoach(platform, coachId, (tx) => makeToken(tx, platform, coachId));

/** With the coach locked, so that two windows see the same link. */
const withCoach = (platform: Platform, coachId: string, tokenOf: (tx: Tx) => Promise<string>): Promise<Invitation> =>
  transact(platform.database, async (tx) => {
    const user: UserRow | undefined = await lockUser(tx, coachId);
    if (!user || !(await lockCoach(tx, coachId))) throw new Problem("notFound");
    return presentInvitation(platform, { user, token: await tokenOf(tx), clients: await countInvited(tx, coachId) });
  });

/** A link sealed with another SECRET cannot be shown any more: it reads as none. */
async function openToken(tx: Tx, { config, log }: Platform, coachId: string): Promise<string | undefined> {
  const found = await store.findInvitation(tx, coachId);
  try {
    return found && unseal(found.token, { secret: config.secret, purpose: PURPOSE });
  } catch (err) {
    log.error({ err }, "an invitation cannot be opened: was SECRET changed?");
    return undefined;
  }
}

async function makeToken(tx: Tx, { config, clock }: Platform, coachId: string): Promise<string> {
  const token = newToken();
  const sealed = seal(token, { secret: config.secret, purpose: PURPOSE });
  await store.upsertInvitation(tx, {
    coach_id: coachId,
    token_hash: hashOf(token),
    token: sealed,
    made_at: clock.now(),
  });
  return token;
}

type AcceptInvitationParams = { clientId: string; token: string };

/** The client is locked, so that no appointment or message comes in between: whoever met here stays `new`. */
export const acceptInvitation = (
  { database, clock }: Platform,
  { clientId, token }: AcceptInvitationParams,
): Promise<Inviting> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, clientId))) throw new Problem("notSignedIn");
    const coach = await coachBy(tx, token);
    const pair = { coachId: coach.user_id, clientId };
    const now = clock.now();
    if ((await findRelation(tx, pair)) !== "existing") {
      if (await haveHadContact(tx, pair)) throw new Problem("alreadyAcquainted");
      if ((await upsertExisting(tx, { ...pair, now })) !== "existing") throw new Problem("alreadyAcquainted");
    }
    await setAccepted(tx, { tokenHash: hashOf(token), clientId, now });
    return inviting(tx, coach);
  });
