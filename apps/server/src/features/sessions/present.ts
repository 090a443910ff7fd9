import type { Session } from "@aufwind/contract/sessions";
import { deviceOf } from "../../platform/session/device.ts";

type Row = { id: string; user_agent: string; created_at: Date; last_used_at: Date };

export const presentSession = (row: Row, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  ...deviceOf(row.user_agent),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
});
