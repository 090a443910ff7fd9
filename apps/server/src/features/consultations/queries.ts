import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { CONSULTATIONS, DISCOVERY } from "@aufwind/rules/consultations";
import { grossOf, type VatStatus } from "@aufwind/rules/money";
import type { ConsultationRow } from "./store.ts";

/** One coach's consultations in order; without rows the discovery alone. */
export function presentConsultations(rows: readonly ConsultationRow[], vatStatus: VatStatus): AppointmentSetting[] {
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
        netPriceCents,
        grossPriceCents: grossOf(netPriceCents, vatStatus),
      },
    ];
  });
}
