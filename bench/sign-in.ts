import { randomUUID } from "node:crypto";
import { hashOf, newToken } from "@aufwind/server/platform/session/token";
import type pg from "pg";

/** Signs somebody in without a password; returns the cookie. */
export async function signIn(client: pg.Client, userId: string): Promise<string> {
  const [token, sessionId] = [newToken(), randomUUID()];
  await client.query(
    `with sitting as (
      insert into sessions (id, user_id, remembered, user_agent, created_at, last_used_at, expires_at)
      values ($1, $2, false, '', now(), now(), now() + interval '1 day'))
    insert into session_tokens (hash, session_id, kind, expires_at) values ($3, $1, 'access', now() + interval '1 day')`,
    [sessionId, userId, hashOf(token)],
  );
  return `access=${token}`;
}
