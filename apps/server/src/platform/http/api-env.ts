import type { Locale } from "@aufwind/rules/locale/locale";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Actor } from "../session/actor.ts";

/** What stands ready for every handler: `c.get("actor")`. */
export type ApiEnv = { Variables: { locale: Locale; actor: Actor; requestId: string } };
export type Api = OpenAPIHono<ApiEnv>;
