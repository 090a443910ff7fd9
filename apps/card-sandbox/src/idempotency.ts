import { createHash } from "node:crypto";
import { ApiFailure } from "./errors.ts";
import type { Sql } from "./store/database.ts";

export type Reply = { status: number; body: string; requestId: string; isReplayed: boolean };
type Work = () => { status: number; body: string };
type AnswerOnceParams = {
  key: string | undefined;
  account: string;
  path: string;
  text: string;
  requestId: string;
  now: number;
};

/** The provider forgets a key after a day; sending it again then charges twice. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Answers a request once: the effect and the stored response of its key are one transaction. */
export function answerOnce(
  sql: Sql,
  { key, account, path, text, requestId, now }: AnswerOnceParams,
  work: Work,
): Reply {
  if (!key) return { ...sql.transact(work), requestId, isReplayed: false };
  const name = `${account}:${key}`;
  const asked = createHash("sha256").update(`${path}\n${text}`).digest("base64");
  return sql.transact(() => {
    const known = sql.one("select asked, status, body, request_id, created from replies where key = ?", name);
    if (known && Number(known.created) > now - KEPT_SECONDS) {
      if (known.asked !== asked) throw otherParameters(key);
      const { status, body, request_id } = known;
      return { status: Number(status), body: String(body), requestId: String(request_id), isReplayed: true };
    }
    const { status, body } = work();
    const kept =
      "insert or replace into replies (key, asked, status, body, request_id, created) values (?, ?, ?, ?, ?, ?)";
    sql.run(kept, name, asked, status, body, requestId, now);
    return { status, body, requestId, isReplayed: false };
  });
}

const otherParameters = (key: string) =>
  new ApiFailure(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/** Keys of requests in progress. */
export function createInFlight() {
  const keys = new Set<string>();
  return {
    /** Returns a function that releases the key. */
    hold(account: string, key: string | undefined): () => void {
      if (!key) return () => undefined;
      const name = `${account}:${key}`;
      if (keys.has(name))
        throw new ApiFailure(409, {
          type: "idempotency_error",
          code: "idempotency_key_in_use",
          message: `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
        });
      keys.add(name);
      return () => keys.delete(name);
    },
  };
}
