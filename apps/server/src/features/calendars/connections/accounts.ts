import { readEventTimes } from "../../../platform/calendar/read-event-times.ts";
import { allowedServersOf } from "../../../platform/http/public-fetch.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openText, type SealedColumns, sealText } from "../../../platform/session/sealed-text.ts";
import { scheduleOf } from "../../schedules/queries.ts";
import { caldavGateway, type DavAccount } from "./caldav.ts";
import { type CalendarGateway, ConnectionFailure } from "./gateway.ts";
import { googleGateway } from "./google.ts";
import { microsoftGateway } from "./microsoft.ts";
import { freshTokens, type OAuthAccount, serviceOf } from "./oauth.ts";
import { CONNECTIONS } from "./policy.ts";
import { findServer } from "./server-lookup.ts";
import { type ConnectionRow, replaceSecret, replaceUnchanged } from "./store.ts";

const DAY = 86_400_000;
const [BACK, AHEAD] = [DAY, 400 * DAY];

/** What a connection signs in with. */
export type Account = DavAccount | OAuthAccount;

type Owned = { id: string; coach_id: string };

export const sealAccount = ({ config }: Pick<Platform, "config">, row: Owned, account: Account): SealedColumns =>
  sealText(config, { of: CONNECTIONS, row, text: JSON.stringify(account) });

/** Undefined if it cannot be opened any more: the coach has to connect again. */
export function openAccount(platform: Platform, row: Owned & SealedColumns): Account | undefined {
  const text = openText(platform, { of: CONNECTIONS, row });
  return text === null ? undefined : (JSON.parse(text) as Account);
}

/** The way to an account, with events read in the coach's zone. */
export async function openGateway(
  platform: Platform,
  row: ConnectionRow,
  signal: AbortSignal,
): Promise<CalendarGateway> {
  const { config, database, clock, log } = platform;
  const account = openAccount(platform, row);
  if (!account) throw new ConnectionFailure("unreadable");
  const now = clock.now();
  const { timeZone } = await scheduleOf(database, { coachId: row.coach_id, now });
  const window = { start: now.getTime() - BACK, end: now.getTime() + AHEAD };
  const deps = { signal, reach: allowedServersOf(config), window };
  if (!("password" in account)) return openService(platform, { row, account, deps: { ...deps, zone: timeZone } });
  return caldavGateway(await settled(platform, row, account), {
    ...deps,
    async timesOf(texts) {
      const read = await readEventTimes({ texts, zone: timeZone, window }, { owner: row.coach_id, log, signal });
      if (!read) throw new ConnectionFailure("tooLarge");
      return read;
    },
  });
}

/** With the server that its domain names, which is stored before it is used. */
async function settled(platform: Platform, row: ConnectionRow, account: DavAccount): Promise<DavAccount> {
  if (!account.isDomain) return account;
  const { address, isSettled } = await findServer(account.address);
  const found = { address, user: account.user, password: account.password };
  if (isSettled) await replaceUnchanged(platform.database, row, sealAccount(platform, row, found));
  return found;
}

type Opening = {
  row: ConnectionRow;
  account: OAuthAccount;
  deps: Omit<Parameters<typeof googleGateway>[0], "accessToken" | "apiUrl">;
};

/** The same for a service that is signed in to; new tokens are stored before they are used. */
async function openService(platform: Platform, { row, account, deps }: Opening): Promise<CalendarGateway> {
  const service = serviceOf(platform, row.kind);
  // Switched off here.
  if (!service) throw new ConnectionFailure("unreachable");
  const tokens = await freshTokens(platform, { service, account, deps });
  if (tokens !== account) await replaceSecret(platform.database, row.id, sealAccount(platform, row, tokens));
  const open = service.id === "google" ? googleGateway : microsoftGateway;
  return open({ ...deps, accessToken: tokens.accessToken, apiUrl: service.apiUrl });
}
