import type { Side } from "@aufwind/rules/appointments/status";
import type { SealedTable } from "../../platform/session/sealed-text.ts";

/** A goal can be opened only in its own row, of this client; sharing it changes nothing about that. */
export const GOALS = { table: "goals", boundBy: ["id", "client_id"] } as const satisfies SealedTable;
export const STEPS = { table: "goal_steps", boundBy: ["id", "goal_id"] } as const satisfies SealedTable;
export const CHECK_INS = { table: "check_ins", boundBy: ["id", "client_id"] } as const satisfies SealedTable;

type Owned = { client_id: string; by: string };

export const sideOf = ({ client_id }: Pick<Owned, "client_id">, userId: string): Side =>
  client_id === userId ? "client" : "coach";

/** A client may delete any goal, a coach those of their own making. */
export const mayDelete = (goal: Owned, userId: string): boolean =>
  sideOf(goal, userId) === "client" || goal.by === "coach";
