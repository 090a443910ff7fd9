import { readInvitation, renewInvitation } from "@aufwind/contract/client-invitations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The link by which own clients come; null where it cannot be had just now, or where there is no profile yet. */
export const loadInvitation = ({ request, context }: LoaderArgs) =>
  api(request, context)(readInvitation, {}).then(
    (invitation) => ({ invitation, isEarly: false }),
    (error: unknown) => ({ invitation: null, isEarly: error instanceof ApiProblem && error.body.status === 404 }),
  );

export const renewAction = (visit: LoaderArgs) => formAction(visit, { route: renewInvitation });
