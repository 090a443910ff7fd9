import { giveNotice, readReportable } from "@aufwind/contract/content-notices";
import { CONTENT_KINDS } from "@aufwind/rules/content-notices";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

/** What the address names; null without a content, where the page says how to find it. */
export async function loadReportable({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = CONTENT_KINDS.find((each) => each === searchParams.get("kind"));
  const id = searchParams.get("id");
  if (!kind || !id) return { content: null };
  const params = { kind, id };
  return { content: await api(request, context)(readReportable, { params }).catch(asErrorPage) };
}

export const noticeAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: giveNotice,
    body: (form: FormData) => ({
      kind: text(form, "kind"),
      contentId: text(form, "contentId"),
      reason: text(form, "reason"),
      explanation: text(form, "explanation"),
      place: text(form, "place"),
      goodFaith: ticked(form, "goodFaith"),
      name: text(form, "name"),
      email: text(form, "email"),
      website: text(form, "website"),
    }),
  });
