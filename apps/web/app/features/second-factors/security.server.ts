import { listProviderLinks } from "@aufwind/contract/providers";
import { listPasskeys, readSecondFactors } from "@aufwind/contract/second-factors";
import { listSessions } from "@aufwind/contract/sessions";
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
