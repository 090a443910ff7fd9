import {
  askToOpenMessages,
  CONTENT_STATES,
  decideContent,
  listContents,
  readContentCase,
  readOpenedMessages,
  readTransparency,
} from "@aufwind/contract/content-decisions-team";
import { CONTENT_DECISIONS } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS } from "@aufwind/rules/content-notices";
import { formAction } from "../../platform/forms/form-action.ts";
import { choice, text, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { readView } from "../../shared/list/view.ts";
import { CONTENTS } from "./contents-view.ts";

/** Reported contents as the address filters them, and the counts of each half year. */
export async function loadContents(visit: LoaderArgs) {
  await requireOperator(visit, "moderation", "compliance");
  const { view } = readView(CONTENTS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const query = {
    page: String(view.page - 1),
    kind: CONTENT_KINDS.find((each) => each === view.kind),
    state: CONTENT_STATES.find((each) => each === view.state),
    decision: CONTENT_DECISIONS.find((each) => each === view.decision),
  };
  const [list, counts] = await Promise.all([
    call(listContents, { query }).catch(asErrorPage),
    call(readTransparency, {}).catch(asErrorPage),
  ]);
  return { view, list, halfYears: counts.items };
}
export type ContentsFacts = Awaited<ReturnType<typeof loadContents>>;

type About = { kind: string; id: string } | null;

/** The content that a case is about, for those who moderate; null for a case about anything else. */
export async function loadContentCase({ request, context }: LoaderArgs, about: About) {
  const kind = CONTENT_KINDS.find((each) => each === about?.kind);
  if (!kind || !about) return null;
  // A case that was made by hand names a content that nobody reported.
  return api(request, context)(readContentCase, { params: { kind, id: about.id } }).catch(() => null);
}

const params = (form: FormData) => ({ kind: text(form, "kind"), id: text(form, "contentId") });

/** The actions on a content beside its case, by the name of their form. */
export const CONTENT_ACTIONS = {
  decideContent: (visit: LoaderArgs) =>
    formAction(visit, {
      route: decideContent,
      params,
      body: (form) => ({
        decision: text(form, "decision"),
        seen: choice(form, "seen"),
        facts: text(form, "facts"),
        ground: text(form, "decision") === "keep" ? null : choice(form, "ground"),
        clause: text(form, "clause"),
        days: text(form, "days") ? whole(form, "days") : null,
      }),
    }),
  openMessages: (visit: LoaderArgs) =>
    formAction(visit, { route: askToOpenMessages, params, body: (form) => ({ reason: text(form, "reason") }) }),
  readMessages: (visit: LoaderArgs) => formAction(visit, { route: readOpenedMessages, params }),
};
