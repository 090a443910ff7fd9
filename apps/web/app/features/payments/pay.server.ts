import { type Appointment, readAppointment } from "@aufwind/contract/appointments";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { paymentStatusOf } from "./payment-status.ts";

/** What has to be paid and the cards; null if there is no such appointment. */
export async function loadPay({ request, context }: LoaderArgs, id: string) {
  const call = api(request, context);
  const appointment = await call(readAppointment, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
  if (!appointment) return data({ due: null }, { status: 404 });
  const methods = await call(listPaymentMethods, {}).catch(() => null);
  const due = { ...dueOf(appointment), cards: methods?.items ?? [], canAdd: methods?.canAdd ?? true };
  return data({ due }, { status: 200 });
}

const dueOf = ({
  id,
  coach,
  consultation,
  scheduledAt,
  endsAt,
  owedCents,
  feeCents,
  giftCents,
  creditCents,
  ...rest
}: Appointment) => ({
  ...{ id, name: coach.name, consultation, scheduledAt, endsAt },
  /** What the card pays of the price; gift cards and a credit pay the rest. */
  cents: (owedCents > 0 ? owedCents : feeCents) - giftCents - creditCents,
  giftCents,
  creditCents,
  /** Whether the appointment depends on it, or only a debt is left. */
  isAhead: rest.scheduledStatus === "Scheduled",
  ...{ decline: rest.decline, cancelledAt: rest.cancelledIfUnpaidAt },
  status: paymentStatusOf(rest, Date.now()),
});

export type Due = NonNullable<Awaited<ReturnType<typeof loadPay>>["data"]["due"]>;
