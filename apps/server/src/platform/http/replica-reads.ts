import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Database } from "../database/database.ts";
import { readPosition } from "../database/log-position.ts";
import type { Platform } from "../platform.ts";
import { cookie, setCookies } from "../session/cookies.ts";
import type { ApiEnv } from "./api-env.ts";
import { isSafe } from "./writes.ts";

/** Where a route reads that says in its contract that a replica may answer; every other route has the primary. */
export const databaseForReads = (c: Context<ApiEnv>, { database }: Pick<Platform, "database">): Database =>
  c.get("reads") ?? database;

/** For a route that a replica may answer: not before it has what this browser has written. */
export function chooseReadDatabase(c: Context<ApiEnv>, { replicas }: Platform): void {
  if (!replicas.areConfigured || c.env?.readsPrimary) return;
  const written = getCookie(c, "written");
  c.set("reads", replicas.readsAfter(written === undefined ? undefined : readPosition(written)));
}

/** Tells the browser where its write is in the log, for as long as a replica may lack it. */
export async function rememberWritePosition(c: Context<ApiEnv>, { replicas, config }: Platform): Promise<void> {
  if (!replicas.areConfigured || isSafe(c.req.method)) return;
  const { secure } = config.http;
  setCookies(c, [cookie("written", await replicas.positionNow(), { secure, seconds: 2 * replicas.lagSeconds })]);
}
