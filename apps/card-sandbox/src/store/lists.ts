import { invalid, missing } from "../errors.ts";
import type { Range, Spec } from "../params.ts";
import type { Kind, Kinds, Ledger } from "./objects.ts";

/** Parameters that every list takes. */
export const PAGE = {
  limit: "integer",
  starting_after: "text",
  ending_before: "text",
  expand: "texts",
} as const satisfies Spec;

type Page = {
  limit: number | undefined;
  starting_after: string | undefined;
  ending_before: string | undefined;
  created?: Range | undefined;
};
/** The largest page, for the sandbox's own reads. */
export const FIRST_PAGE: Page = { limit: 100, starting_after: undefined, ending_before: undefined };

export type List<T> = { object: "list"; url: string; has_more: boolean; data: T[] };

/** Fields of the reply and their required values; undefined ones are ignored. */
type ListParams = Record<string, string | string[] | undefined>;

/** One page, newest first. */
export function list<K extends Kind>(
  { sql, account }: Ledger,
  kind: K,
  { url, page, where = {} }: { url: string; page: Page; where?: ListParams },
): List<Kinds[K]> {
  const limit = page.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalid("Limit must be between 1 and 100.", { param: "limit" });
  const conditions = ["kind = ?", "account = ?"];
  const values: (string | number)[] = [kind, account];
  const add = (condition: string, ...more: (string | number)[]) => {
    conditions.push(condition);
    values.push(...more);
  };
  for (const [field, wanted] of Object.entries(where)) {
    if (wanted === undefined) continue;
    const all = [wanted].flat();
    // The names come from our own routes, never from a request, and match the indices.
    add(`body ->> '${field}' in (${all.map(() => "?").join()})`, ...all);
  }
  const COMPARE = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
  for (const [name, moment] of Object.entries(page.created ?? {}))
    add(`created ${COMPARE[name as keyof Range]} ?`, moment);
  const isBackwards = page.ending_before !== undefined && page.starting_after === undefined;
  const anchor = page.starting_after ?? page.ending_before;
  if (anchor) {
    const row = sql.one("select seq from objects where id = ? and kind = ? and account = ?", anchor, kind, account);
    if (!row) throw missing({ what: kind, id: anchor, param: isBackwards ? "ending_before" : "starting_after" });
    add(`seq ${isBackwards ? ">" : "<"} ?`, Number(row.seq));
  }
  const order = isBackwards ? "asc" : "desc";
  const rows = sql.all(
    `select body from objects where ${conditions.join(" and ")} order by seq ${order} limit ?`,
    ...values,
    limit + 1,
  );
  const data = rows.slice(0, limit).map(({ body }): Kinds[K] => JSON.parse(String(body)));
  return { object: "list", url, has_more: rows.length > limit, data: isBackwards ? data.reverse() : data };
}
