import { removeProviderLink } from "@aufwind/contract/providers";
import {
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from "@aufwind/contract/second-factors";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";

const password = (form: FormData) => ({ password: text(form, "password") });
const secrets = ["password"];

/** One action per form of the security page. */
export const SECURITY_ACTIONS = {
  beginTotp: (visit: LoaderArgs) => formAction(visit, { route: beginTotp, body: password, secrets }),
  confirmTotp: (visit: LoaderArgs) =>
    formAction(visit, { route: confirmTotp, body: (form) => ({ code: text(form, "code") }), secrets: ["code"] }),
  removeTotp: (visit: LoaderArgs) => formAction(visit, { route: removeTotp, body: password, secrets }),
  renewCodes: (visit: LoaderArgs) => formAction(visit, { route: renewRecoveryCodes, body: password, secrets }),
  removePasskey: (visit: LoaderArgs) =>
    formAction(visit, {
      route: removePasskey,
      body: (form) => ({ ...password(form), id: text(form, "id") }),
      secrets,
    }),
  removeProvider: (visit: LoaderArgs) =>
    formAction(visit, { route: removeProviderLink, params: (form) => ({ provider: text(form, "id") ?? "" }) }),
};
