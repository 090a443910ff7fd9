import { generate, PostgresDialect } from "kysely-codegen";
import type { Database } from "../src/platform/database/database.ts";

/** The text of `database-types.ts` for this database's schema, without pg-boss's. */
export const generateTypes = (db: Database): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect({ numericParser: "string" }),
    defaultSchemas: ["public"],
    includePattern: "public.*",
    typeMapping: { int8: "number", citext: "string", timestamptz: "Date", timestamp: "string" },
    typeOnlyImports: true,
    outFile: null,
  });
