import type { Side } from "@aufwind/rules/appointments/status";
import type { TestServer } from "./test-server.ts";

type VisitedParams = { side: Side; from: string; to: string };

/** Somebody was in the call of an appointment for that time. */
export async function visited({ database }: TestServer, id: string, ...stays: VisitedParams[]): Promise<void> {
  await database
    .insertInto("room_visits")
    .values(
      stays.map(({ side, from, to }) => ({
        appointment_id: id,
        side,
        joined_at: new Date(from),
        seen_at: new Date(to),
        left_at: new Date(to),
      })),
    )
    .execute();
}

/** Both were present from start to end. */
export async function bothVisited(server: TestServer, id: string): Promise<void> {
  const { starts_at, ends_at } = await server.database
    .selectFrom("appointments")
    .select(["starts_at", "ends_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const during = { from: starts_at.toISOString(), to: ends_at.toISOString() };
  await visited(server, id, { side: "client", ...during }, { side: "coach", ...during });
}
