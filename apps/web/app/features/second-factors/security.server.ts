import { listProviderLinks, removeProviderLink } from "@aufwind/contract/providers";
import {
  beginTotp,
  confirmTotp,
  listPasskeys,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from "@aufwind/contract/second-factors";
import { endOtherSessions, endSession, listSessions } from "@aufwind/contract/sessions";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

/** The overview's facts; undefined if not available. */
export async function loadGlance({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [factors, passkeys, sessions] = await Promise.all([
    call(readSecondFactors, {}),
    call(listPasskeys, {}),
    call(listSessions, {}),
  ]).catch(() => []);
  if (!factors || !passkeys || !sessions) return null;
  return {
    on: factors.totpSince !== null || passkeys.items.length > 0,
    recoveryCodes: factors.recoveryCodesLeft,
    passkeys: passkeys.items.length,
    devices: sessions.items.length,
  };
}

/** All ways into the account. */
export async function loadFactors({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [factors, passkeys, providers] = await Promise.all([
    call(readSecondFactors, {}),
    call(listPasskeys, {}),
    call(listProviderLinks, {}),
  ]).catch(asErrorPage);
  return { ...factors, passkeys: passkeys.items, providers: providers.items };
}

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
