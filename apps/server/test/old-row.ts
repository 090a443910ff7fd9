import type { SqlBool, sql } from "kysely";

/** Whose row it is, and how old. */
export type Whose = { at: Date; userId: string; email: string };
export type OldRow = {
  table: string;
  /** What is still to be found of a row that is only emptied. */
  still?: ReturnType<typeof sql<SqlBool>>;
  /** Whether it stays where somebody's data has to be kept. */
  held?: true;
  add: (whose: Whose) => Promise<unknown>;
};
