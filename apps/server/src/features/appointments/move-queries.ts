import { openFrom } from "@aufwind/rules/appointments/booking";
import { refusal } from "@aufwind/rules/appointments/transitions";
import type { Consultation } from "@aufwind/rules/consultations";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { findAcquaintance } from "../coach-clients/store.ts";
import { findElsewhere } from "./booking/store.ts";
import { factsOf } from "./policy.ts";
import * as store from "./store.ts";

type MovableParams = { id: string; clientId: string; now: Date };

export type Movable = {
  coachId: string;
  consultation: Consultation;
  startsAt: Date;
  durationMinutes: number;
  /** Not before this. */
  from: number;
  /** When the client is with other coaches. */
  elsewhere: Range[];
};

/** An appointment that its client can move now; throws why not. */
export async function movableBy(db: DbOrTx, { id, clientId, now }: MovableParams): Promise<Movable> {
  const row = await store.findOwn(db, { id, userId: clientId });
  if (row?.client_id !== clientId) throw new Problem("notFound");
  const why = refusal(factsOf(row), { event: "reschedule", by: "client", now: now.getTime() });
  if (why) throw new Problem(why === "notDueYet" ? "notPossibleNow" : why);
  const consultation = row.consultation as Consultation;
  const acquaintance = await findAcquaintance(db, { coachId: row.coach_id, clientId });
  return {
    coachId: row.coach_id,
    consultation,
    startsAt: row.starts_at,
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    from: openFrom(consultation, acquaintance),
    elsewhere: rangesOf(await findElsewhere(db, { clientId, coachId: row.coach_id, now })),
  };
}
