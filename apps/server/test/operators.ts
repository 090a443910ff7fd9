import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Params = { permissions?: readonly Permission[]; hasFactor?: boolean };

/** Somebody of the team, signed in with the factor proved just now; with every permission unless a test says which. */
export async function operator(server: TestServer, { permissions = PERMISSIONS, hasFactor = true }: Params = {}) {
  const made: Person = await person(server);
  const { database, clock } = server;
  const { userId: user_id } = made;
  const now = clock.now();
  await database.updateTable("users").set({ kind: "operator" }).where("id", "=", user_id).execute();
  await database
    .insertInto("operators")
    .values({ user_id, permissions: [...permissions], invited_at: now })
    .execute();
  if (hasFactor) {
    const secret = { sealed_secret: Buffer.from("sealed"), created_at: now, confirmed_at: now };
    await database
      .insertInto("totp_secrets")
      .values({ user_id, ...secret })
      .execute();
    await database.updateTable("sessions").set({ proved_at: now }).where("user_id", "=", user_id).execute();
  }
  return made;
}
