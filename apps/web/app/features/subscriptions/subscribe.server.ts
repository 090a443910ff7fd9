import { confirmSubscription, registerLead, subscribe, unsubscribe } from "@aufwind/contract/subscriptions";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";

/** For every page with a newsletter or gift-card form. */
export const subscribeAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: subscribe,
    body: (form) => ({
      list: text(form, "list"),
      email: text(form, "email"),
      consent: ticked(form, "consent"),
      website: text(form, "website"),
    }),
  });

export const leadAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: registerLead,
    body: (form) => ({
      email: text(form, "email"),
      acceptTerms: ticked(form, "acceptTerms"),
      website: text(form, "website"),
    }),
  });

/** Only the button counts: mail scanners open every link. */
export const confirmAction = (visit: LoaderArgs, token: string | undefined) =>
  formAction(visit, { route: confirmSubscription, body: () => ({ token: token ?? "" }) });

export const unsubscribeAction = (visit: LoaderArgs, token: string | undefined) =>
  formAction(visit, { route: unsubscribe, body: () => ({ token: token ?? "" }) });
