import { type Appointment, readAppointment } from "@aufwind/contract/appointments";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";

/** An appointment of one's own; null where there is none at this address. */
export function askAppointment({ request, context }: LoaderArgs, id: string): Promise<Appointment | null> {
  return api(request, context)(readAppointment, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
}

/** What the page of an appointment shows. */
export async function loadAppointment(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  return data({ appointment, now: Date.now() }, { status: appointment ? 200 : 404 });
}
