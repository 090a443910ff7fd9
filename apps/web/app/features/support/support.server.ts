import { sendSupportEmail } from "@aufwind/contract/support";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { loadSite } from "../../platform/pages/site.server.ts";

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
export async function loadReach({ request, context }: LoaderArgs) {
  const { company } = await loadSite({ request, context });
  return { email: company.supportEmail, phone: company.supportPhone };
}
