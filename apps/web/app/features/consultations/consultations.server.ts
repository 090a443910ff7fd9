import { readConsultations, saveConsultations } from "@aufwind/contract/consultations";
import { ownClientsUntil } from "@aufwind/rules/statements";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import type { ConsultationFacts } from "./consultation-fields.tsx";
import { consultationBody } from "./form-parsers.ts";

/** The coach's offer; undefined if not available. */
export async function loadConsultations(visit: LoaderArgs): Promise<ConsultationFacts | null> {
  const { request, context } = visit;
  const { createdAt } = await requireRole(visit, "coach");
  const locale = localeOf(new URL(request.url));
  return api(request, context)(readConsultations, {}).then(
    ({ appointmentSettings, vatStatus, spokenLanguages }) => ({
      settings: appointmentSettings,
      vatStatus,
      isLower: Date.now() < ownClientsUntil(Date.parse(createdAt)),
      languages: spokenLanguages.map((code) => ({ code, name: languageName(code, locale) ?? code })),
    }),
    () => null,
  );
}

export const consultationsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveConsultations, body: consultationBody });
