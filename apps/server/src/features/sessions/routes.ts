import {
  endOtherSessions,
  endSession,
  listSessions,
  logout,
  refreshAccessToken,
  type Session,
} from "@aufwind/contract/sessions";
import { transact } from "../../platform/database/database.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSessionCookies, sessionCookies, setCookies } from "../../platform/session/cookies.ts";
import { deviceOf } from "../../platform/session/device.ts";
import { endOwnSession, endSessions, renewSession } from "./commands.ts";
import { liveSessions } from "./store.ts";

export function sessionRoutes(api: Api, platform: Platform): void {
  const { config, database, clock } = platform;

  api.openapi(refreshAccessToken, async (c) => {
    const keys = await renewSession(platform, c.req.raw.headers);
    setCookies(c, sessionCookies(keys, config));
    return c.json({ status: "renewed" as const }, 200);
  });

  api.openapi(logout, async (c) => {
    await endOwnSession(platform, c.req.raw.headers);
    setCookies(c, noSessionCookies(config));
    return c.json({ status: "ended" as const }, 200);
  });

  api.openapi(listSessions, async (c) => {
    const { userId, sessionId } = memberOf(c);
    const rows = await liveSessions(database, { userId, now: clock.now() });
    const sessions = rows.map((row) => presentSession(row, sessionId));
    return c.json({ items: sessions.sort((a, b) => Number(b.current) - Number(a.current)) }, 200);
  });

  api.openapi(endSession, async (c) => {
    const { userId } = memberOf(c);
    const only = c.req.valid("param").id;
    const ended = await transact(database, (tx) => endSessions(tx, platform, { userId, only }));
    if (ended === 0) throw new Problem("notFound");
    return c.json({ status: "ended" as const }, 200);
  });

  api.openapi(endOtherSessions, async (c) => {
    const { userId, sessionId } = memberOf(c);
    const ended = await transact(database, (tx) => endSessions(tx, platform, { userId, except: sessionId }));
    return c.json({ ended }, 200);
  });
}

type Row = { id: string; user_agent: string; created_at: Date; last_used_at: Date };

const presentSession = (row: Row, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  ...deviceOf(row.user_agent),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
});
