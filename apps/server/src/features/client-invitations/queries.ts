import type { Invitation, Inviting } from "@aufwind/contract/client-invitations";
import { asLocale } from "@aufwind/rules/locale";
import { ownClientsUntil } from "@aufwind/rules/statements";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashOf } from "../../platform/session/token.ts";
import type { UserRow } from "../accounts/store.ts";
import { isReachable } from "../coaches/queries.ts";
import { type CoachRow, findCoach } from "../coaches/store.ts";
import type { Pictures } from "../storage/commands.ts";
import { photosOf } from "../storage/queries.ts";
import { findByToken, setOpened } from "./invited-people-store.ts";
import { openInvitee } from "./invitees.ts";
import * as store from "./store.ts";

type PresentInvitationParams = { user: UserRow; token: string; clients: number };

export function presentInvitation(
  { config, clock }: Platform,
  { user, token, clients }: PresentInvitationParams,
): Invitation {
  const until = ownClientsUntil(user.created_at.getTime());
  return {
    url: pageLink(config, { page: "invitation", locale: asLocale(user.locale), token }),
    lowerFeeUntil: new Date(until).toISOString(),
    isLowerFee: clock.now().getTime() < until,
    clients,
  };
}

/** Picture and address of a profile that is not public are not shown. */
function presentInviting(coach: CoachRow, pictures: Pictures | undefined): Inviting {
  const shown = isReachable(coach) ? pictures?.profile : undefined;
  return {
    coachId: coach.user_id,
    name: `${coach.first_name} ${coach.last_name}`,
    slug: isReachable(coach) ? coach.slug : null,
    picture: shown ? { urls: shown.urls, width: shown.width, height: shown.height } : null,
    email: null,
  };
}

/** The coach behind a link, whether the profile is public or not; whose personal link it is has opened it. */
export async function invitingBy(platform: Platform, token: string): Promise<Inviting> {
  const { database, clock } = platform;
  const known = await inviting(database, await coachBy(database, token));
  const personal = await findByToken(database, hashOf(token));
  if (!personal) return known;
  await setOpened(database, personal.id, clock.now());
  return { ...known, email: openInvitee(platform, personal)?.email ?? null };
}

/** By the coach's own link, or by the personal one of a mail. */
export async function coachBy(db: DbOrTx, token: string): Promise<CoachRow> {
  const found = (await store.findInviting(db, hashOf(token))) ?? (await findByToken(db, hashOf(token)));
  const coach = found && (await findCoach(db, found.coach_id));
  if (!coach) throw new Problem("linkInvalid");
  return coach;
}

export const inviting = async (db: DbOrTx, coach: CoachRow): Promise<Inviting> =>
  presentInviting(coach, (await photosOf(db, [coach.user_id])).get(coach.user_id));
