import type { NewPackage } from "@aufwind/contract/coaching-packages";
import { MOST_OFFERED_PACKAGES, offerRefusal } from "@aufwind/rules/coaching-packages";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockCoach } from "../coaches/store.ts";
import { findConsultations } from "../consultations/store.ts";
import * as store from "./offer-store.ts";

type Offering = { coachId: string; wanted: z.output<typeof NewPackage> };

/** Offers a package at a price that the rules allow; returns its id. */
export const offerPackage = ({ database, clock }: Platform, { coachId, wanted }: Offering): Promise<string> =>
  transact(database, async (tx) => {
    await lockCoach(tx, coachId);
    const single = (await findConsultations(tx, [coachId])).find(({ kind }) => kind === wanted.consultation);
    if (!single) throw new Problem("notFound");
    const { size, netCents, consultation, months } = wanted;
    const facts = { size, netCents, durationMinutes: single.duration_minutes, singleNetCents: single.price_cents };
    const why = offerRefusal(facts);
    if (why) throw new Problem(why);
    if ((await store.findOffers(tx, [coachId])).length >= MOST_OFFERED_PACKAGES) throw new Problem("tooManyPackages");
    const offer = { coach_id: coachId, consultation, size, net_cents: netCents, months, offered_at: clock.now() };
    const id = await store.insertOffer(tx, offer);
    if (!id) throw new Problem("packageExists");
    return id;
  });

/** Offers a package no longer; what was bought stays. */
export async function endOffer({ database, clock }: Platform, own: { id: string; coachId: string }): Promise<void> {
  if (!(await store.endOffer(database, { ...own, now: clock.now() }))) throw new Problem("notFound");
}
