import { createHmac } from "node:crypto";
import { emailKey } from "@aufwind/rules/accounts";
import { transact } from "../../platform/database/database.ts";
import type { Sweeping } from "../../platform/database/delete-some.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/** Tells whether an address that somebody names was one of ours, and cannot be read back. */
const markOf = ({ config }: Platform, email: string): Buffer =>
  createHmac("sha256", config.secret)
    .update(`consent ${emailKey(email)}`)
    .digest();

/** Forgets who left long enough ago; that they had agreed stays as a proof without the address. */
export const proveAndDeleteLeft = (platform: Platform, at: Sweeping): Promise<number> =>
  transact(platform.database, async (tx) => {
    const gone = await store.takeLeft(tx, at);
    const proofs = gone.flatMap(({ email, list, asked_at, confirmed_at, left_at }) =>
      confirmed_at && left_at
        ? [{ list, address_hash: markOf(platform, email), asked_at, confirmed_at, ended_at: left_at }]
        : [],
    );
    if (proofs.length > 0) await store.insertProofs(tx, proofs);
    return gone.length;
  });

/** The list ends for each of its people by itself; the rest follows as if they had left. */
export const endEarlyAccess = ({ database, clock }: Platform, at: Sweeping): Promise<number> =>
  store.endOldEarlyAccess(database, { ...at, now: clock.now() });

/** Whether and when an address agreed to lists that it has left, for a claim against us. */
export const proofsOf = (platform: Platform, email: string) =>
  store.findProofs(platform.database, markOf(platform, email));
