import { listDemoPeople } from "@aufwind/contract/sign-in";
import type { Locale } from "@aufwind/rules/locale";
import type { Api } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { knownEmails } from "./store.ts";

type DemoPerson = {
  kind: "client" | "coach";
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
