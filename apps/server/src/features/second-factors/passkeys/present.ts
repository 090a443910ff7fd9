import type { Passkey } from "@aufwind/contract/second-factors";
import type { PasskeyRow } from "./store.ts";

export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
