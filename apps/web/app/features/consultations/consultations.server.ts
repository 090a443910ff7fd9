import { readConsultations, saveConsultations } from "@aufwind/contract/consultations";
import { api, type Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { consultationBody } from "./bodies.ts";
import type { ConsultationFacts } from "./consultation-fields.tsx";

/** What the coach offers; nothing where it cannot be had just now. */
export const loadConsultations = ({ request, context }: Visit): Promise<ConsultationFacts | null> =>
  api(request, context)(readConsultations, {}).then(
    ({ appointmentSettings, vatStatus }) => ({ settings: appointmentSettings, vatStatus }),
    () => null,
  );

export const consultationsAction = (visit: Visit) =>
  formAction(visit, { route: saveConsultations, body: consultationBody });
