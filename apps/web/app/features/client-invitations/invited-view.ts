import { INVITATION_STATUSES, type InvitationStatus } from "@aufwind/rules/client-invitations";
import { defineList, oneOf } from "../../shared/list/view.ts";

/** Whom a coach has invited; an empty status is any. */
export const INVITED = defineList(
  { status: oneOf<InvitationStatus | "">(INVITATION_STATUSES, "") },
  { filters: ["status"] },
);
