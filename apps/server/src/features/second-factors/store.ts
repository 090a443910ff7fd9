import type { Database, Tx } from "../../platform/database/database.ts";
import { listPasskeys } from "./passkeys/store.ts";

/** The factors for the second step of a person, in one statement. */
export const countFactors = (db: Database | Tx, userId: string) =>
  db
    .selectFrom("users as user")
    .select((eb) => [
      eb
        .selectFrom("totp_secrets")
        .select("confirmed_at")
        .where("confirmed_at", "is not", null)
        .whereRef("user_id", "=", "user.id")
        .as("totpSince"),
      eb
        .selectFrom("passkeys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("user_id", "=", "user.id")
        .$asScalar()
        .$notNull()
        .as("passkeys"),
      eb
        .selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("used_at", "is", null)
        .whereRef("user_id", "=", "user.id")
        .$asScalar()
        .$notNull()
        .as("recoveryCodesLeft"),
    ])
    .where("user.id", "=", userId)
    .executeTakeFirstOrThrow();

/** A person's factors and their dates, without secrets: for the download of one's data. */
export async function factorsOf(database: Database, userId: string) {
  const { totpSince, recoveryCodesLeft } = await countFactors(database, userId);
  const passkeys = await listPasskeys(database, userId);
  return {
    totpSince,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
  };
}
