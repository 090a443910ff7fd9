import { type Insertable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CaseViews } from "../../platform/database/database-types.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";

/** Someone's own views and those of the team, by name. */
export const findViews = (db: DbOrTx, operatorId: string) =>
  db
    .selectFrom("case_views")
    .select(["id", "operator_id", "name", "filter", "is_shared"])
    .where((eb) => eb.or([eb("operator_id", "=", operatorId), eb("is_shared", "=", true)]))
    .orderBy("name")
    .orderBy("id")
    .execute();
export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

/** Undefined if the operator has one of that name, or the team has. */
export const insertView = (tx: Tx, view: Insertable<CaseViews>) => insertNewId(tx, "case_views", view);

type Reached = { operatorId: string } & ({ id: string } | { name: string });

/** One's own view, or one of the team by its id; locked until the commit. */
export const lockView = (tx: Tx, { operatorId, ...which }: Reached) =>
  tx
    .selectFrom("case_views")
    .select(["id", "operator_id", "name", "filter", "is_shared"])
    .where((eb) =>
      "id" in which
        ? eb("id", "=", which.id).and(eb.or([eb("operator_id", "=", operatorId), eb("is_shared", "=", true)]))
        : eb("name", "=", which.name).and("operator_id", "=", operatorId),
    )
    .forUpdate()
    .executeTakeFirst();

type Renamed = Pick<ViewRow, "id" | "operator_id" | "name" | "is_shared">;

/** Whether its owner has another of that name, or the team has. */
export const isViewNameTaken = async (tx: Tx, { id, operator_id, name, is_shared }: Renamed) =>
  (await tx
    .selectFrom("case_views")
    .select("id")
    .where("id", "<>", id)
    .where((eb) => {
      const own = eb("operator_id", "=", operator_id).and("name", "=", name);
      const ofTeam = eb("is_shared", "=", true).and(sql<string>`lower(name)`, "=", name.toLowerCase());
      return is_shared ? eb.or([own, ofTeam]) : own;
    })
    .executeTakeFirst()) !== undefined;

export const updateView = (tx: Tx, id: string, changes: Pick<Insertable<CaseViews>, "name" | "filter" | "is_shared">) =>
  tx.updateTable("case_views").set(changes).where("id", "=", id).execute();

export const deleteView = (tx: Tx, id: string) => tx.deleteFrom("case_views").where("id", "=", id).execute();
