import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Actor } from "../session/actor.ts";

/** What stands ready for every handler: `c.get("actor")`. */
export type ApiEnv = { Variables: { actor: Actor } };
export type Api = OpenAPIHono<ApiEnv>;
