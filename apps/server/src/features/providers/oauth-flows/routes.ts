import { returnFromProvider, visitProvider } from "@aufwind/contract/providers";
import type { Api } from "../../../platform/http/api-env.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cookieOf, setCookies } from "../../../platform/session/cookies.ts";
import { createGateway } from "../gateway.ts";
import { beginVisit, endVisit } from "./commands.ts";

export function visitRoutes(api: Api, platform: Platform): void {
  const means = { platform, gateway: createGateway(platform) };
  const providerBy = (id: string) => {
    const provider = platform.config.providers.find((each) => each.id === id);
    if (!provider) throw new Problem("notFound");
    return provider;
  };

  api.openapi(visitProvider, async (c) => {
    const provider = providerBy(c.req.valid("param").provider);
    const { to, lang, friend = cookieOf(c.req.raw.headers, "invited-by") } = c.req.valid("query");
    const { location, cookies } = await beginVisit(means, { provider, to, friend, locale: lang ?? localeOf(c) });
    setCookies(c, cookies);
    return c.redirect(location, 302);
  });

  api.openapi(returnFromProvider, async (c) => {
    const provider = providerBy(c.req.valid("param").provider);
    const { search: query } = new URL(c.req.url);
    const { headers } = c.req.raw;
    const { location, cookies } = await endVisit(means, { provider, query, headers, locale: localeOf(c) });
    setCookies(c, cookies);
    return c.redirect(location, 302);
  });
}
