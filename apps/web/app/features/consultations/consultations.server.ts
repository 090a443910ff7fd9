import { readConsultations, saveConsultations } from "@aufwind/contract/consultations";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import type { ConsultationFacts } from "./consultation-fields.tsx";
import { consultationBody } from "./form-parsers.ts";

/** The coach's offer; undefined if not available. */
export const loadConsultations = ({ request, context }: LoaderArgs): Promise<ConsultationFacts | null> =>
  api(request, context)(readConsultations, {}).then(
    ({ appointmentSettings, vatStatus }) => ({ settings: appointmentSettings, vatStatus }),
    () => null,
  );

export const consultationsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveConsultations, body: consultationBody });
