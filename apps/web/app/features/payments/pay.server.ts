import { type Appointment, readAppointment } from "@aufwind/contract/appointments";
import { ApiProblem } from "@aufwind/contract/call";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { data } from "react-router";
import { api, asErrorPage, type Visit } from "../../platform/api.ts";

/** What is to be paid and by which card; null where there is no such appointment. */
export async function loadPay({ request, context }: Visit, id: string) {
  const call = api(request, context);
  const appointment = await call(readAppointment, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
  if (!appointment) return data({ due: null }, { status: 404 });
  const methods = await call(listPaymentMethods, {}).catch(() => null);
  const card = methods?.items.find(({ defaultPayment }) => defaultPayment);
  return data({ due: { ...dueOf(appointment), card: card ?? null, canAdd: methods?.canAdd ?? true } }, { status: 200 });
}

const dueOf = ({
  id,
  coach,
  consultation,
  scheduledAt,
  endsAt,
  owedCents,
  feeCents,
  creditCents,
  ...rest
}: Appointment) => ({
  ...{ id, name: coach.name, consultation, scheduledAt, endsAt },
  /** What the card pays of the price; a credit pays the rest. */
  cents: (owedCents > 0 ? owedCents : feeCents) - creditCents,
  creditCents,
  ...{ payment: rest.payment, decline: rest.decline, cancelledAt: rest.cancelledIfUnpaidAt, paidAt: rest.paidAt },
});

export type Due = NonNullable<Awaited<ReturnType<typeof loadPay>>["data"]["due"]>;
