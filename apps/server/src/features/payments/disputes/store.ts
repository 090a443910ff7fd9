import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Disputes } from "../../../platform/database/database-types.ts";

export const findDispute = (tx: Tx, providerId: string): Promise<Selectable<Disputes> | undefined> =>
  tx.selectFrom("disputes").selectAll().where("provider_id", "=", providerId).forNoKeyUpdate().executeTakeFirst();

export const putDispute = (tx: Tx, dispute: Insertable<Disputes>) =>
  tx
    .insertInto("disputes")
    .values(dispute)
    .onConflict((conflict) =>
      conflict.column("provider_id").doUpdateSet({ status: dispute.status, closed_at: dispute.closed_at ?? null }),
    )
    .execute();
