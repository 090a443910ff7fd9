import type { Invitation, Inviting } from "@aufwind/contract/client-invitations";
import { asLocale } from "@aufwind/rules/locale";
import { ownClientsUntil } from "@aufwind/rules/statements";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import type { UserRow } from "../accounts/store.ts";
import { isReachable } from "../coaches/queries.ts";
import type { CoachRow } from "../coaches/store.ts";
import type { Pictures } from "../storage/commands.ts";

type Known = { user: UserRow; token: string; clients: number };

export function presentInvitation({ config, clock }: Platform, { user, token, clients }: Known): Invitation {
  const until = ownClientsUntil(user.created_at.getTime());
  return {
    url: pageLink(config, { page: "invitation", locale: asLocale(user.locale), token }),
    lowerFeeUntil: new Date(until).toISOString(),
    isLowerFee: clock.now().getTime() < until,
    clients,
  };
}

/** Picture and address of a profile that is not public are not shown. */
export function presentInviting(coach: CoachRow, pictures: Pictures | undefined): Inviting {
  const shown = isReachable(coach) ? pictures?.profile : undefined;
  return {
    coachId: coach.user_id,
    name: `${coach.first_name} ${coach.last_name}`,
    slug: isReachable(coach) ? coach.slug : null,
    picture: shown ? { urls: shown.urls, width: shown.width, height: shown.height } : null,
  };
}
