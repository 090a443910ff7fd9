import { listPaymentMethods, type PaymentMethod, setDefaultPaymentMethod } from "@aufwind/contract/payment-methods";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

export type SavedCard = Pick<PaymentMethod, "id" | "brand" | "lastFour"> & { isPrimary: boolean; isExpired: boolean };

/** By their names alone; without an answer the order names none. */
export async function savedCards({ request, context }: LoaderArgs): Promise<SavedCard[]> {
  const methods = await api(request, context)(listPaymentMethods, {}).catch(() => null);
  const shown = ({ id, brand, lastFour, expiry, defaultPayment }: PaymentMethod) => ({
    ...{ id, brand, lastFour },
    isPrimary: defaultPayment,
    isExpired: expiry === "expired",
  });
  return methods?.items.map(shown) ?? [];
}

/** The primary card is the one that is charged: if the chosen one is gone meanwhile, no other is charged instead. */
export async function choosePrimaryCard(visit: LoaderArgs) {
  const id = text(await readForm(visit.request.clone()), "card");
  if (!id) return undefined;
  const again = { ...visit, request: visit.request.clone() };
  return formAction(again, { route: setDefaultPaymentMethod, params: () => ({ id }) });
}
