import { listDemoPeople } from "@aufwind/contract/sign-in";
import type { Locale } from "@aufwind/rules/locale";
import { transact } from "../../platform/database/database.ts";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { endSessions } from "../sessions/commands.ts";
import { demoIds, knownEmails, markDemo, sharedHashes } from "./store.ts";

/**
 * For production on a former demo database: nobody can log in as one of its people (`finishSignIn`), and their sessions
 * are ended. Databases from before the mark are recognised by hashes that many accounts share.
 */
export async function closeDemoAccounts(platform: Platform, publishedPassword: string): Promise<number> {
  const { database, log } = platform;
  for (const hash of await sharedHashes(database))
    if (await isPassword(publishedPassword, hash)) await markDemo(database, hash);
  const ids = await demoIds(database);
  for (const userId of ids) await transact(database, (tx) => endSessions(tx, platform, { userId }));
  if (ids.length > 0)
    log.warn(
      { accounts: ids.length },
      "this database holds accounts of the demo, whose password is published: none of them can log in here",
    );
  return ids.length;
}

type DemoPerson = {
  kind: "client" | "coach" | "operator";
  email: string;
  firstName: string;
  lastName: string;
  about: Record<Locale, string>;
};

type Demo = { people: DemoPerson[]; password: string };

/** People to log in as with one click. Never in production: neither these people nor this route exist there. */
export function demoRoutes(api: Api, { database }: Platform, { people, password }: Demo): void {
  api.openapi(listDemoPeople, async (c) => {
    const there = await knownEmails(
      database,
      people.map(({ email }) => email),
    );
    const items = people
      .filter(({ email }) => there.has(email))
      .map(({ kind, email, firstName, lastName, about }) => ({
        email,
        password,
        name: `${firstName} ${lastName}`,
        userType: kind,
        about: about[localeOf(c)],
      }));
    return c.json({ items }, 200);
  });
}
