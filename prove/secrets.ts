import type { Answer } from "./http-requests.ts";
import type { Installation } from "./installation.ts";
import type { OwnedRow } from "./owned-rows.ts";

export type Secrets = { words: string[]; pattern: RegExp };

/** What nobody else may ever read: the owners' addresses, and the ids of what is not public. */
export async function secretsOf({ pool }: Installation, owners: string[], ownedRows: OwnedRow[]): Promise<Secrets> {
  const { rows } = await pool.query<{ email: string }>("select email from users where id = any($1)", [owners]);
  const hidden = ownedRows.filter(({ isPublic, id }) => !isPublic && id.length > 30).map(({ id }) => id);
  const words = [...rows.map(({ email }) => email), ...hidden];
  return { words, pattern: new RegExp(words.join("|").replaceAll(".", "\\."), "g") };
}

/** The secrets that an answer says and the question did not. */
export const secretsIn = ({ body }: Answer, { pattern }: Secrets, asked: string): string[] =>
  [...new Set(body.match(pattern) ?? [])].filter((word) => word !== asked).slice(0, 3);
