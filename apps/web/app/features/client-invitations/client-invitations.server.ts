import { readInvitation, renewInvitation } from "@aufwind/contract/client-invitations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The link for own clients; null if not available, or without a profile. */
export const loadInvitation = ({ request, context }: LoaderArgs) =>
  api(request, context)(readInvitation, {}).then(
    (invitation) => ({ invitation, isEarly: false }),
    (error: unknown) => ({ invitation: null, isEarly: error instanceof ApiProblem && error.body.status === 404 }),
  );

export const renewAction = (visit: LoaderArgs) => formAction(visit, { route: renewInvitation });
