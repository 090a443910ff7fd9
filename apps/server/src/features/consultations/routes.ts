import { readConsultations, saveConsultations } from "@aufwind/contract/consultations";
import type { Language } from "@aufwind/rules/languages";
import { vatStatusOf } from "@aufwind/rules/money";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { findBusiness } from "../businesses/store.ts";
import { saveSection } from "../coaches/commands.ts";
import { setConsultations } from "./commands.ts";
import { presentConsultations } from "./queries.ts";
import { findConsultations, findSpoken } from "./store.ts";

export function consultationRoutes(api: Api, platform: Platform): void {
  const { database } = platform;

  api.openapi(readConsultations, async (c) => {
    const { userId } = memberOf(c);
    const vatStatus = vatStatusOf((await findBusiness(database, userId))?.vat_status);
    const rows = await findConsultations(database, [userId]);
    const spoken = await findSpoken(database, userId);
    const appointmentSettings = presentConsultations(rows, { vatStatus, spoken });
    return c.json({ appointmentSettings, vatStatus, spokenLanguages: spoken as Language[] }, 200);
  });

  api.openapi(saveConsultations, async (c) => {
    const consultations = c.req.valid("json");
    await saveSection(platform, memberOf(c).userId, (tx, coachId) => setConsultations(tx, coachId, consultations));
    return c.json({ status: "saved" as const }, 200);
  });
}
