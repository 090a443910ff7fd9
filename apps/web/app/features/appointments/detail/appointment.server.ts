import { type Appointment, readAppointment } from "@aufwind/contract/appointments";
import {
  acceptAppointment,
  cancelAsClient,
  cancelAsCoach,
  confirmAppointment,
  declineAppointment,
  objectToNoShow,
  rejectAppointment,
  reportNoShow,
  takeBackNoShow,
} from "@aufwind/contract/appointments-transitions";
import { readCustomer } from "@aufwind/contract/billing";
import { listInvoices } from "@aufwind/contract/invoices";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { isLive, type Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { actionOf, formAction, readForm } from "../../../platform/forms/form-action.ts";
import { text, ticked, whole } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { languageName } from "../../../platform/i18n/languages.server.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { type AppointmentAction, type ConfirmedAction, PAGES_OF } from "../actions.ts";

/** One of one's own appointments; null if there is none at this address. */
export function askAppointment({ request, context }: LoaderArgs, id: string): Promise<Appointment | null> {
  return api(request, context)(readAppointment, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
}

/** The name of the language in which it is held, where that was agreed. */
const languageOf = ({ request }: LoaderArgs, appointment: Appointment | null) =>
  appointment?.language ? (languageName(appointment.language, localeOf(new URL(request.url))) ?? null) : null;

/** The data of an appointment's page. */
export async function loadAppointment(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  return data(
    { appointment, language: languageOf(visit, appointment), now: Date.now() },
    { status: appointment ? 200 : 404 },
  );
}

/** Above this amount an invoice has to name its recipient (§ 33 UStDV). */
const NAMELESS_CENTS = 25_000;

/** The data of a client's appointment page: with its invoices, and whether one will lack a name. */
export async function loadClientAppointment(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  const [invoices, asksBilling] = appointment
    ? await Promise.all([invoicesOf(visit, appointment), lacksBilling(visit, appointment)])
    : [[], false];
  const language = languageOf(visit, appointment);
  return data({ appointment, language, invoices, asksBilling, now: Date.now() }, { status: appointment ? 200 : 404 });
}

/** Only the latest invoices are searched; older ones are in their list. */
async function invoicesOf({ request, context }: LoaderArgs, { id, payment, scheduledStatus }: Appointment) {
  if (payment === "none" || isLive(scheduledStatus)) return [];
  const { items } = await api(request, context)(listInvoices, { params: { side: "received", size: "30" } }).catch(
    () => ({ items: [] }),
  );
  return items
    .filter(({ appointmentId }) => appointmentId === id)
    .map(({ number, ...rest }) => ({ number, id: rest.id }));
}
export type InvoiceLink = { id: string; number: string };

async function lacksBilling({ request, context }: LoaderArgs, { feeCents, scheduledStatus }: Appointment) {
  if (feeCents <= NAMELESS_CENTS || !isLive(scheduledStatus)) return false;
  const customer = await api(request, context)(readCustomer, {}).catch(() => null);
  return customer?.isSaved === false;
}

const reasonBody = (form: FormData) => ({ reason: text(form, "reason") ?? "" });

/** The cost that the client saw is sent along, so that nobody is surprised at the 24-hour limit. */
const clientCancelBody = (form: FormData) => ({ ...reasonBody(form), owedCents: whole(form, "owedCents") });

const consentBody = (form: FormData) => ({ earlyStart: ticked(form, "earlyStart") });

type At = { id: string; side: Side };

const APPOINTMENT_ACTIONS = {
  confirm: (visit: LoaderArgs, { id }: At) => formAction(visit, { route: confirmAppointment, params: () => ({ id }) }),
  accept: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: acceptAppointment, params: () => ({ id }), body: consentBody }),
  noShow: (visit: LoaderArgs, { id }: At) => formAction(visit, { route: reportNoShow, params: () => ({ id }) }),
  takeBackNoShow: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: takeBackNoShow, params: () => ({ id }) }),
  objectToNoShow: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: objectToNoShow, params: () => ({ id }), body: reasonBody }),
  reject: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: rejectAppointment, params: () => ({ id }), body: reasonBody }),
  decline: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: declineAppointment, params: () => ({ id }), body: reasonBody }),
  cancel: (visit: LoaderArgs, { id, side }: At) =>
    side === "client"
      ? formAction(visit, { route: cancelAsClient, params: () => ({ id }), body: clientCancelBody })
      : formAction(visit, { route: cancelAsCoach, params: () => ({ id }), body: reasonBody }),
};

/** The appointment's own page, which confirms the action. */
export const donePath = ({ request }: LoaderArgs, { id, side, act }: At & { act: AppointmentAction }) =>
  `${pathTo(PAGES_OF[side].one, localeOf(new URL(request.url)), { id })}?done=${act}`;

/** Performs the action of a form on the appointment's page, then redirects, so that a reload does not repeat it. */
export async function appointmentAction(visit: LoaderArgs, at: At) {
  const name = text(await readForm(visit.request.clone()), "form") as ConfirmedAction;
  const act = await actionOf<(visit: LoaderArgs, at: At) => ReturnType<(typeof APPOINTMENT_ACTIONS)["confirm"]>>(
    visit,
    APPOINTMENT_ACTIONS,
  );
  const answer = await act(visit, at);
  return answer.data.ok ? redirect(donePath(visit, { ...at, act: name }), 303) : answer;
}

/** Confirms, or accepts a new time, from the first page, where each appointment has its own form: `confirm.<id>`. */
export const answerRequestAction = (act: "confirm" | "accept") => async (visit: LoaderArgs) => {
  const [, id = ""] = (text(await readForm(visit.request.clone()), "form") ?? "").split(".");
  return APPOINTMENT_ACTIONS[act](visit, { id, side: "coach" });
};
