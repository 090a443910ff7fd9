import {
  type AppointmentItem,
  listClientAppointments,
  listCoachAppointments,
  readAppointment,
} from "@aufwind/contract/appointments";
import { askSupport, listSupportRequests } from "@aufwind/contract/support";
import type { Side } from "@aufwind/rules/appointments/status";
import { ownPage } from "@aufwind/rules/paths";
import { SUPPORT_TOPICS } from "@aufwind/rules/support";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { askBody } from "./ask-body.ts";
import { browserName } from "./browser-name.ts";

const LATEST = { params: { page: "0", size: "15", sort: "desc" }, query: { status: [], period: "allTime" } } as const;

type Listed = Pick<AppointmentItem, "id" | "scheduledAt" | "coach" | "client">;
const optionOf = ({ id, scheduledAt, ...people }: Listed, side: Side) => ({
  id,
  scheduledAt,
  name: side === "client" ? people.coach.name : people.client.name,
});

/** The latest appointments, and the one in the address; none if not available. */
async function loadChoices({ request, context }: LoaderArgs, { side, asked }: { side: Side; asked: string | null }) {
  const call = api(request, context);
  const [latest, named] = await Promise.all([
    (side === "client" ? call(listClientAppointments, LATEST) : call(listCoachAppointments, LATEST)).catch(() => null),
    asked ? call(readAppointment, { params: { id: asked } }).catch(() => null) : null,
  ]);
  const items: Listed[] = latest?.items ?? [];
  const others = named && !items.some(({ id }) => id === named.id) ? [named] : [];
  return { appointments: [...others, ...items].map((item) => optionOf(item, side)), appointmentId: named?.id ?? "" };
}

/** The page's data: appointments, context, and earlier requests. */
export async function loadAsking(visit: LoaderArgs, side: Side) {
  const { searchParams } = new URL(visit.request.url);
  const [choices, sent] = await Promise.all([
    loadChoices(visit, { side, asked: searchParams.get("appointment") }),
    api(visit.request, visit.context)(listSupportRequests, {}).catch(() => null),
  ]);
  const topic = SUPPORT_TOPICS.find((each) => each === searchParams.get("topic"));
  const requests = sent?.items ?? null;
  return {
    ...choices,
    topic: topic ?? (choices.appointmentId ? "appointment" : ""),
    shown: {
      page: ownPage(searchParams.get("from")) ?? "",
      browser: browserName(visit.request.headers.get("user-agent")) ?? "",
      version: String(import.meta.env.VITE_BUILT ?? ""),
    },
    requests,
    /** The one just sent, by the address: a reload sends nothing again. */
    reference: requests?.find(({ reference }) => reference === searchParams.get("sent"))?.reference ?? "",
  };
}
export type Asking = Awaited<ReturnType<typeof loadAsking>>;

export async function askAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: askSupport, body: askBody });
  if (!answer.data.ok) return answer;
  const page = pathTo("helpContact", localeOf(new URL(visit.request.url)));
  throw redirect(`${page}?sent=${answer.data.data.reference}`, 303);
}
