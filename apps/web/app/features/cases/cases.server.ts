import { countCases, createCase, listCases, readCase } from "@aufwind/contract/cases";
import {
  answerCase,
  assignCase,
  closeCase,
  mergeCase,
  noteCase,
  reopenCase,
  snoozeCase,
  waitForPerson,
} from "@aufwind/contract/cases-acts";
import { changeCaseView, listCaseViews, removeCaseView, saveCaseView } from "@aufwind/contract/cases-templates";
import { decideHeldEarnings, listHeldEarnings } from "@aufwind/contract/earnings-team";
import { comesBackAt, comesBackOn, LATER } from "@aufwind/rules/cases-later";
import { data } from "react-router";
import { type FormResult, formAction, readForm } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { askUser } from "../../platform/session/member.server.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { letterBody } from "../../shared/letter-body.ts";
import { readView } from "../../shared/list/view.ts";
import { BULK_ACTIONS } from "./case-bulk.server.ts";
import { answerBody } from "./form-parsers.ts";
import { filterOf, INBOX } from "./inbox-view.ts";

/** The team's inbox: the list of the address, its counts, and the case that was opened. */
export async function loadInbox(visit: LoaderArgs, number?: string) {
  await requireOperator(visit, "support", "moderation", "finance", "compliance");
  const { view } = readView(INBOX, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const query = { ...filterOf(view), page: String(view.page - 1) };
  // Opening it first takes its mark away, so that the list is read as it is now.
  const opened = number ? await call(readCase, { params: { number } }).catch(asErrorPage) : null;
  const coachId = opened?.source === "earning_holds" ? opened.person?.id : null;
  const [list, counts, views, me, held] = await Promise.all([
    call(listCases, { query }).catch(asErrorPage),
    call(countCases, {}).catch(asErrorPage),
    call(listCaseViews, {}).catch(asErrorPage),
    askUser(visit),
    coachId ? call(listHeldEarnings, { params: { coachId } }).catch(asErrorPage) : { items: [] },
  ]);
  return {
    view,
    list,
    counts,
    views: views.items,
    opened,
    holds: held.items,
    ownId: me?.userId ?? "",
    now: Date.now(),
  };
}
export type InboxFacts = Awaited<ReturnType<typeof loadInbox>>;

/** Posted, so that no name stands in an address. */
async function searchAction({ request, context }: LoaderArgs) {
  const form = await readForm(request);
  const q = text(form, "q") ?? "";
  const found = await api(request, context)(listCases, { query: { list: "all", q } }).catch(asErrorPage);
  return data<FormResult<typeof found>>({ ok: true, form: "search", data: found, values: { q } });
}

/** Something that came by letter or phone. */
const createAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: createCase,
    body: (form) => ({ kind: text(form, "kind"), ...letterBody(form) }),
  });

const viewParams = (form: FormData) => ({ id: text(form, "id") ?? "" });
const viewBody = (form: FormData) => ({
  name: text(form, "name"),
  filter: filterOf(readView(INBOX, new URLSearchParams(text(form, "filter") ?? "")).view),
  isShared: ticked(form, "isShared"),
});

/** Saving, renaming and removing views, by the name of the form. */
const VIEW_ACTIONS = {
  saveView: (visit: LoaderArgs) => formAction(visit, { route: saveCaseView, body: viewBody }),
  changeView: (visit: LoaderArgs) => formAction(visit, { route: changeCaseView, params: viewParams, body: viewBody }),
  removeView: (visit: LoaderArgs) => formAction(visit, { route: removeCaseView, params: viewParams }),
};

/** What can be done with the list, whichever case is open. */
export const INBOX_ACTIONS = { search: searchAction, create: createAction, ...VIEW_ACTIONS, ...BULK_ACTIONS };

const version = (form: FormData) => Number(text(form, "version"));

/** A day that was chosen, or else one of the usual times; the API refuses what is neither. */
function until(form: FormData): string | undefined {
  const day = text(form, "until");
  if (day) return comesBackOn(day)?.toISOString() ?? day;
  const later = LATER.find((each) => each === text(form, "later"));
  return later && comesBackAt(later, new Date()).toISOString();
}

/** The actions on one case, by the name of their form. */
export const caseActions = (number: string) => {
  const params = () => ({ number });
  return {
    answer: (visit: LoaderArgs) => formAction(visit, { route: answerCase, params, body: answerBody }),
    note: (visit: LoaderArgs) =>
      formAction(visit, { route: noteCase, params, body: (form) => ({ text: text(form, "text") }) }),
    assign: (visit: LoaderArgs) =>
      formAction(visit, {
        route: assignCase,
        params,
        body: (form) => ({ assigneeId: text(form, "assigneeId") || null }),
      }),
    later: async (visit: LoaderArgs) => {
      const isWaiting = text(await readForm(visit.request.clone()), "as") === "wait";
      const body = (form: FormData) => ({ until: until(form) });
      return isWaiting
        ? formAction(visit, { route: waitForPerson, params, body })
        : formAction(visit, { route: snoozeCase, params, body });
    },
    close: (visit: LoaderArgs) =>
      formAction(visit, {
        route: closeCase,
        params,
        body: (form) => ({ version: version(form), reason: text(form, "reason") ?? "" }),
      }),
    reopen: (visit: LoaderArgs) => formAction(visit, { route: reopenCase, params, body: () => ({}) }),
    merge: (visit: LoaderArgs) =>
      formAction(visit, { route: mergeCase, params, body: (form) => ({ into: Number(text(form, "into")) }) }),
    holds: (visit: LoaderArgs) =>
      formAction(visit, {
        route: decideHeldEarnings,
        params: (form) => ({ coachId: text(form, "coachId") ?? "" }),
        body: (form) => ({
          decision: text(form, "decision"),
          earningIds: (text(form, "earningIds") ?? "").split(" ").filter(Boolean),
          reason: text(form, "reason"),
        }),
      }),
  };
};
