import {
  listProviderLinks,
  listProviders,
  readArrival as readRoute,
  registerArrival as registerRoute,
  removeProviderLink,
  returnFromProvider,
  visitProvider,
} from "@aufwind/contract/providers";
import type { Config } from "../../platform/config/config.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookieOf, setCookies } from "../../platform/session/cookies.ts";
import { presentUser } from "../accounts/queries.ts";
import { removeLink } from "./commands.ts";
import { createGateway } from "./gateway.ts";
import { beginVisit, endVisit } from "./oauth-flows.ts";
import { readArrival, registerArrival } from "./pending-registrations.ts";
import { linksOf } from "./store.ts";

export function providerRoutes(api: Api, platform: Platform): void {
  const { config, database } = platform;
  visitRoutes(api, platform);
  arrivalRoutes(api, platform);

  api.openapi(listProviders, (c) => c.json({ items: config.providers.map(({ id, name }) => ({ id, name })) }, 200));

  api.openapi(listProviderLinks, async (c) => {
    const links = await linksOf(database, memberOf(c).userId);
    return c.json({ items: links.map((link) => presentLink(config, link)) }, 200);
  });

  api.openapi(removeProviderLink, async (c) => {
    const { provider } = c.req.valid("param");
    await removeLink(platform, { userId: memberOf(c).userId, provider });
    return c.json({ status: "removed" as const }, 200);
  });
}

function visitRoutes(api: Api, platform: Platform): void {
  const deps = { platform, gateway: createGateway(platform) };
  const providerBy = (id: string) => {
    const provider = platform.config.providers.find((each) => each.id === id);
    if (!provider) throw new Problem("notFound");
    return provider;
  };

  api.openapi(visitProvider, async (c) => {
    const provider = providerBy(c.req.valid("param").provider);
    const { to, lang, friend = cookieOf(c.req.raw.headers, "invited-by") } = c.req.valid("query");
    const { location, cookies } = await beginVisit(deps, { provider, to, friend, locale: lang ?? localeOf(c) });
    setCookies(c, cookies);
    return c.redirect(location, 302);
  });

  api.openapi(returnFromProvider, async (c) => {
    const provider = providerBy(c.req.valid("param").provider);
    const { search: query } = new URL(c.req.url);
    const { headers } = c.req.raw;
    const { location, cookies } = await endVisit(deps, { provider, query, headers, locale: localeOf(c) });
    setCookies(c, cookies);
    return c.redirect(location, 302);
  });
}

function arrivalRoutes(api: Api, platform: Platform): void {
  api.openapi(readRoute, async (c) => {
    const { provider, email, first_name, last_name, friend_code } = await readArrival(platform, c.req.raw.headers);
    const name = nameOf(platform.config, provider);
    const told = { provider: name, email, firstName: first_name, lastName: last_name, friendCode: friend_code };
    return c.json(told, 200);
  });

  api.openapi(registerRoute, async (c) => {
    const { headers } = c.req.raw;
    const registering = { headers, locale: localeOf(c), registration: c.req.valid("json") };
    const { user, wantedPath, cookies } = await registerArrival(platform, registering);
    setCookies(c, cookies);
    return c.json({ status: "signedIn" as const, user: presentUser(user), wantedPath }, 201);
  });
}

/** The provider's name; its id if it is no longer configured. */
const nameOf = ({ providers }: Pick<Config, "providers">, id: string): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;

type Row = { provider: string; created_at: Date };

const presentLink = (config: Pick<Config, "providers">, { provider, created_at }: Row) => ({
  id: provider,
  name: nameOf(config, provider),
  createdAt: created_at.toISOString(),
});
