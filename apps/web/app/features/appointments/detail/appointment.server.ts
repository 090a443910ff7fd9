import { type Appointment, readAppointment } from "@aufwind/contract/appointments";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";

/** One of one's own appointments; null if there is none at this address. */
export function askAppointment({ request, context }: LoaderArgs, id: string): Promise<Appointment | null> {
  return api(request, context)(readAppointment, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
}

/** The data of an appointment's page. */
export async function loadAppointment(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  return data({ appointment, now: Date.now() }, { status: appointment ? 200 : 404 });
}
