import { randomUUID } from "node:crypto";
import {
  buyPackage,
  endPackage,
  endPackageOffer,
  listOwnPackages,
  offerPackage,
  readCoachPackages,
  readOwnPackage,
  readPackageOffer,
} from "@aufwind/contract/coaching-packages";
import { readOwnTexts } from "@aufwind/contract/legal-texts";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { redirect } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { END_OFFER_FORM, endBody, offerBody, purchaseBody } from "./form-parsers.ts";

/** What a coach offers and has sold; null if not available. */
export const loadCoachPackages = ({ request, context }: LoaderArgs) =>
  api(request, context)(readCoachPackages, {}).catch(() => null);

/** Offers a package, or ends an offer. */
export async function coachPackagesAction(visit: LoaderArgs) {
  const form = text(await readForm(visit.request.clone()), "form") ?? "";
  if (!form.startsWith(END_OFFER_FORM)) return formAction(visit, { route: offerPackage, body: offerBody });
  return formAction(visit, { route: endPackageOffer, params: (sent) => ({ id: text(sent, "id") }) });
}

/** A client's packages; null if not available. */
export const loadOwnPackages = ({ request, context }: LoaderArgs) =>
  api(request, context)(listOwnPackages, {}).then(
    ({ items }) => items,
    () => null,
  );

export const loadOwnPackage = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(readOwnPackage, { params: { id } }).catch(asErrorPage);

export const endAction = (visit: LoaderArgs, id: string) =>
  formAction(visit, { route: endPackage, params: () => ({ id }), body: endBody });

/** The offer with the terms that hold; or why this client cannot buy it now. */
export async function loadOffer({ request, context }: LoaderArgs, id: string) {
  const call = api(request, context);
  try {
    const [offer, terms] = await Promise.all([
      call(readPackageOffer, { params: { id } }),
      call(readOwnTexts, {}).then(
        ({ texts }) => texts.find(({ text: name }) => name === "terms")?.inForce ?? null,
        () => null,
      ),
    ]);
    return { offer, terms, orderId: randomUUID(), refusal: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.body.status !== 409) return asErrorPage(error);
    return { offer: null, terms: null, orderId: null, refusal: { title: error.body.title, text: error.body.detail } };
  }
}
export type OfferFacts = NonNullable<Awaited<ReturnType<typeof loadOffer>>["offer"]>;

/** Buys, and leads on to the package: it says what became of the payment. */
export async function buyAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: buyPackage, body: purchaseBody });
  if (!answer.data.ok) return answer;
  const locale = localeOf(new URL(visit.request.url));
  return redirect(pathTo("clientPackage", locale, { id: answer.data.data.id }), 303);
}
