import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { reachOf } from "../coaches/queries.ts";
import { findCoach } from "../coaches/store.ts";
import * as store from "./store.ts";

type Pair = { clientId: string; coachId: string };

/** For callers who have already checked that the client may write to the coach. */
export const saveContact = store.insertContact;

/** Adds a coach whom the client can reach; idempotent. */
export const addContact = ({ database, clock }: Platform, pair: Pair): Promise<void> =>
  transact(database, async (tx) => {
    const coach = await findCoach(tx, pair.coachId);
    if (!coach || !(await reachOf(tx, coach, pair.clientId))?.is_reached) throw new Problem("notFound");
    await saveContact(tx, { ...pair, now: clock.now() });
  });

export const removeContact = ({ database }: Platform, pair: Pair) => store.deleteContact(database, pair);
