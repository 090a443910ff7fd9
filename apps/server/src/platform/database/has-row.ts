import type { DeleteResult, UpdateResult } from "kysely";

/** Whether a query answers with a row: it found one, or wrote one. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Whether an update or a deletion without `returning` affects a row. */
export async function affectsRow(query: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}): Promise<boolean> {
  const result = await query.executeTakeFirst();
  return ("numDeletedRows" in result ? result.numDeletedRows : result.numUpdatedRows) > 0n;
}
