import {
  type AppointmentItem,
  listClientAppointments,
  listCoachAppointments,
  readAppointment,
} from "@aufwind/contract/appointments";
import {
  askSupport,
  listSupportRequests,
  readSupportRequest,
  replyToSupport,
  sendSupportEmail,
} from "@aufwind/contract/support";
import type { Side } from "@aufwind/rules/appointments/status";
import { ownPage } from "@aufwind/rules/paths";
import { SUPPORT_TOPICS } from "@aufwind/rules/support";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { supportRequestBody } from "./support-request-body.ts";

export const supportAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: sendSupportEmail,
    body: (form) => ({
      name: text(form, "name"),
      email: text(form, "email"),
      subject: text(form, "subject"),
      message: text(form, "message"),
      website: text(form, "website"),
    }),
  });

/** Other ways to reach us. */
export async function loadContactDetails({ request, context }: LoaderArgs) {
  const { company } = await loadSite({ request, context });
  return { email: company.supportEmail, phone: company.supportPhone };
}

const LATEST = { params: { page: "0", size: "15", sort: "desc" }, query: { status: [], period: "allTime" } } as const;

type OptionOfParams = Pick<AppointmentItem, "id" | "scheduledAt" | "coach" | "client">;
const optionOf = ({ id, scheduledAt, ...people }: OptionOfParams, side: Side) => ({
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
  const items: OptionOfParams[] = latest?.items ?? [];
  const others = named && !items.some(({ id }) => id === named.id) ? [named] : [];
  return { appointments: [...others, ...items].map((item) => optionOf(item, side)), appointmentId: named?.id ?? "" };
}

/** The page's data: appointments, context, and earlier requests. */
export async function loadSupportRequest(visit: LoaderArgs, side: Side) {
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
export type SupportRequestFacts = Awaited<ReturnType<typeof loadSupportRequest>>;

export async function sendRequestAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: askSupport, body: supportRequestBody });
  if (!answer.data.ok) return answer;
  const page = pathTo("helpContact", localeOf(new URL(visit.request.url)));
  throw redirect(`${page}?sent=${answer.data.data.reference}`, 303);
}

/** One of one's own requests; `sent` in the address says that a reply just came in. */
export async function loadThread({ request, context }: LoaderArgs, reference: string) {
  const thread = await api(request, context)(readSupportRequest, { params: { reference } }).catch(asErrorPage);
  return { thread, isSent: new URL(request.url).searchParams.has("sent") };
}

export async function replyAction(visit: LoaderArgs, reference: string) {
  const body = (form: FormData) => ({ message: text(form, "message") });
  const answer = await formAction(visit, { route: replyToSupport, params: () => ({ reference }), body });
  if (!answer.data.ok) return answer;
  throw redirect(`${pathTo("helpRequest", localeOf(new URL(visit.request.url)), { reference })}?sent=1`, 303);
}

/** In this order: most of them also call themselves Chrome or Safari. */
const BROWSERS = [
  ["Edge", /Edg(?:A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+).* Safari\//],
] as const;

const SYSTEMS = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

/** "Firefox 143, Windows": enough to look for a fault, and no more. */
export function browserName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const [browser] = BROWSERS.flatMap(([name, shape]) => {
    const version = shape.exec(userAgent)?.[1];
    return version ? [`${name} ${version.slice(0, 4)}`] : [];
  });
  const system = SYSTEMS.find(([, shape]) => shape.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(", ") || undefined;
}
