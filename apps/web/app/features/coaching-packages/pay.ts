import { askPackagePayment, payPackage } from "@aufwind/contract/coaching-packages";
import type { Payment } from "@aufwind/contract/payments";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { confirmWithBank } from "../../shared/card-form/confirm-with-bank.ts";

/** Pays what is due for a package; the bank may ask first. */
export async function pay(id: string): Promise<Payment["status"]> {
  const first = await callFromBrowser(payPackage, { params: { id } });
  if (first.status !== "authentication") return first.status;
  // Whether answered, refused or never shown: the result is looked up.
  await confirmWithBank(first.clientSecret).catch(() => undefined);
  return (await callFromBrowser(askPackagePayment, { params: { id } })).status;
}
