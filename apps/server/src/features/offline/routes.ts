import { readOfflineAppointments } from "@aufwind/contract/offline";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { findRemembered } from "../sessions/store.ts";
import * as store from "./store.ts";

export function offlineRoutes(api: Api, { database, clock }: Platform): void {
  api.openapi(readOfflineAppointments, async (c) => {
    const { kind: side, userId, sessionId } = memberOf(c);
    const session = side === "operator" ? undefined : await findRemembered(database, sessionId);
    // Other sessions end with the browser, which no worker would notice.
    if (side === "operator" || !session) return c.json({ keptUntil: null, items: [] }, 200);
    const rows = await store.findNext(database, { side, userId, now: clock.now() });
    const items = rows.map(({ id, name, consultation, starts_at, ends_at }) => ({
      ...{ id, name, consultation },
      scheduledAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    }));
    return c.json({ keptUntil: session.expires_at.toISOString(), items }, 200);
  });
}
