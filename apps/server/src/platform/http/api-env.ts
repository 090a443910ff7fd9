import type { ProblemCode } from "@aufwind/contract/platform/problems";
import type { Access } from "@aufwind/contract/platform/route";
import type { Permission } from "@aufwind/rules/operators";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database } from "../database/database.ts";
import type { Actor, Member } from "../session/actor.ts";
import { Problem } from "./problem.ts";
import type { Bindings } from "./visitor-address.ts";

/** Available to every handler: `c.get("actor")`. A page that calls in this process has already looked it up. */
export type ApiEnv = {
  Variables: { actor: Actor; access: Access; problem?: ProblemCode; reads?: Database };
  /** `readsPrimary`: what reads after a write in the same request. */
  Bindings: Bindings & { actor?: Actor; readsPrimary?: boolean };
};
export type Api = OpenAPIHono<ApiEnv>;

/** The person behind a call to a route for members. */
export function memberOf(c: Context<ApiEnv>): Member {
  const actor = c.get("actor");
  if (actor.kind === "visitor") throw new Problem("notSignedIn");
  return actor;
}

/** An operator's person and rights, on a route for operators. */
export function operatorOf(c: Context<ApiEnv>): Operator {
  const { userId, rights } = memberOf(c);
  if (!rights) throw new Problem("permissionMissing");
  return { operatorId: userId, permissions: rights.permissions };
}
export type Operator = { operatorId: string; permissions: readonly Permission[] };
