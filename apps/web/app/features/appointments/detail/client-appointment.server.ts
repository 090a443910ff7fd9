import type { Appointment } from "@aufwind/contract/appointments";
import { readCustomer } from "@aufwind/contract/billing";
import { listInvoices } from "@aufwind/contract/invoices";
import { isLive } from "@aufwind/rules/appointments/status";
import { data } from "react-router";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { askAppointment } from "./appointment.server.ts";

/** Above this amount an invoice has to name its recipient (§ 33 UStDV). */
const NAMELESS_CENTS = 25_000;

/** The data of a client's appointment page: with its invoices, and whether one will lack a name. */
export async function loadClientAppointment(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  const [invoices, asksBilling] = appointment
    ? await Promise.all([invoicesOf(visit, appointment), lacksBilling(visit, appointment)])
    : [[], false];
  return data({ appointment, invoices, asksBilling, now: Date.now() }, { status: appointment ? 200 : 404 });
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
