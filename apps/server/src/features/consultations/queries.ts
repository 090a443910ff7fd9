import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { CONSULTATIONS, DISCOVERY, heldIn } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import { grossOf, type VatStatus } from "@aufwind/rules/money";
import type { ConsultationRow } from "./store.ts";

/** `spoken`: the languages of the coach's profile. */
type Coach = { vatStatus: VatStatus; spoken: readonly string[] };

/** One coach's consultations in order; without rows the discovery alone. */
export function presentConsultations(
  rows: readonly ConsultationRow[],
  { vatStatus, spoken }: Coach,
): AppointmentSetting[] {
  return CONSULTATIONS.flatMap((type): AppointmentSetting[] => {
    const row = rows.find(({ kind }) => kind === type);
    if (!row && type !== "discovery") return [];
    const { netPriceCents, durationMinutes } = row
      ? { netPriceCents: row.price_cents, durationMinutes: row.duration_minutes }
      : DISCOVERY;
    return [
      {
        type,
        durationMinutes,
        description: { de: row?.description_de ?? "", en: row?.description_en ?? "" },
        instantBooking: (row?.instant_booking ?? "off") as AppointmentSetting["instantBooking"],
        languages: heldIn(row?.languages ?? [], spoken as readonly Language[]),
        netPriceCents,
        grossPriceCents: grossOf(netPriceCents, vatStatus),
      },
    ];
  });
}
