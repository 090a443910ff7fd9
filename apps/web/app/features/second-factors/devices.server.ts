import { endOtherSessions, endSession, listSessions } from "@aufwind/contract/sessions";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The signed-in devices; undefined if not available. */
export const loadDevices = ({ request, context }: LoaderArgs) =>
  api(request, context)(listSessions, {}).then(
    ({ items }) => items,
    () => null,
  );

export const DEVICE_ACTIONS = {
  endSession: (visit: LoaderArgs) =>
    formAction(visit, { route: endSession, params: (form) => ({ id: text(form, "id") ?? "" }) }),
  endOthers: (visit: LoaderArgs) => formAction(visit, { route: endOtherSessions }),
};
