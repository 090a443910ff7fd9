import type { Consultations } from "@aufwind/contract/consultations";
import { DISCOVERY, keptChoice } from "@aufwind/rules/consultations";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { findSpoken, replaceConsultations } from "./store.ts";

/** Saves the whole offer: the discovery is fixed, the extended consultation is optional. */
export async function setConsultations(
  tx: Tx,
  coachId: string,
  { discovery, standard, extended }: z.output<typeof Consultations>,
): Promise<void> {
  const spoken = await findSpoken(tx, coachId);
  const offered = [
    { kind: "discovery", ...DISCOVERY, ...discovery },
    { kind: "standard", ...standard },
    ...(extended ? [{ kind: "extended", ...extended }] : []),
  ];
  await replaceConsultations(
    tx,
    coachId,
    offered.map(({ kind, durationMinutes, description, netPriceCents, instantBooking, languages = [] }) => ({
      coach_id: coachId,
      kind,
      duration_minutes: durationMinutes,
      description_de: description.de,
      description_en: description.en,
      price_cents: netPriceCents,
      instant_booking: instantBooking,
      languages: keptChoice(languages, spoken),
    })),
  );
}
