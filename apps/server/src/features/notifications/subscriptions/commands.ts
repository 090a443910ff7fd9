import { ECDH } from "node:crypto";
import { transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../../platform/session/actor.ts";
import { putSubscription } from "./store.ts";

type Given = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Stores the push subscription of this session's browser. */
export async function subscribe(platform: Platform, member: Member, { endpoint, keys }: Given): Promise<void> {
  const { config, database, clock } = platform;
  if (!config.privateNetworks && !endpoint.startsWith("https:")) throw invalid("endpoint");
  const [p256dh, auth] = [Buffer.from(keys.p256dh, "base64url"), Buffer.from(keys.auth, "base64url")];
  if (!isPoint(p256dh)) throw invalid("keys.p256dh");
  const { userId: user_id, sessionId: session_id } = member;
  await transact(database, (tx) =>
    putSubscription(tx, { user_id, session_id, endpoint, p256dh, auth, now: clock.now() }),
  );
}

const invalid = (field: string) => new Problem("invalidFields", { errors: [{ field, code: "invalid", params: {} }] });

/** Whether these bytes are a valid public key: nothing could be encrypted for any other. */
function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
