import * as contract from "@aufwind/contract/mailings";
import { endConsents, findConsents } from "@aufwind/contract/subscriptions-team";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { BERLIN } from "../../platform/i18n/dates.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { changedMailingBody, mailingBody } from "./form-parsers.ts";
import { MAILINGS } from "./mailings-view.ts";

/** All mailings, and the one of the address with the mail it makes. */
export async function loadMailings(visit: LoaderArgs) {
  await requireOperator(visit, "support");
  const { view } = readView(MAILINGS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const params = { id: view.mailing };
  const isOne = view.mailing !== "" && view.mailing !== "new";
  const [mailings, mailing, preview] = await Promise.all([
    loadPages({ list: MAILINGS, page: view.page, size: 20 }, (asked) =>
      call(contract.listMailings, asked).catch(asErrorPage),
    ),
    isOne ? call(contract.readMailing, { params }).catch(asErrorPage) : null,
    isOne ? call(contract.previewMailing, { params, query: { locale: view.language } }).catch(asErrorPage) : null,
  ]);
  return { view, mailings, mailing, preview };
}
export type MailingsFacts = Awaited<ReturnType<typeof loadMailings>>;

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });

/** The wall clock in Berlin, as the field shows it; nothing for "now". */
function dueAt(form: FormData): string | null {
  if (text(form, "when") !== "later") return null;
  try {
    return Temporal.PlainDateTime.from(text(form, "dueAt") ?? "")
      .toZonedDateTime(BERLIN)
      .toInstant()
      .toString();
  } catch {
    return "";
  }
}

/** Goes on with the draft that was begun, where it is previewed and sent. */
async function create(visit: LoaderArgs) {
  const result = await formAction(visit, { route: contract.createMailing, body: mailingBody });
  if (!result.data.ok) return result;
  const path = pathTo("teamMailings", localeOf(new URL(visit.request.url)));
  throw redirect(`${path}?mailing=${result.data.data.id}&begun=1`);
}

async function remove(visit: LoaderArgs) {
  const result = await formAction(visit, { route: contract.removeMailing, params });
  if (!result.data.ok) return result;
  throw redirect(`${pathTo("teamMailings", localeOf(new URL(visit.request.url)))}?removed=1`);
}

const address = (form: FormData) => ({ email: text(form, "email") });

export const MAILING_ACTIONS = {
  findConsents: (visit: LoaderArgs) => formAction(visit, { route: findConsents, body: address }),
  endConsents: (visit: LoaderArgs) =>
    formAction(visit, { route: endConsents, body: (form) => ({ ...address(form), reason: text(form, "reason") }) }),
  createMailing: create,
  changeMailing: (visit: LoaderArgs) =>
    formAction(visit, { route: contract.changeMailing, params, body: changedMailingBody }),
  removeMailing: remove,
  testMailing: (visit: LoaderArgs) => formAction(visit, { route: contract.testMailing, params }),
  scheduleMailing: (visit: LoaderArgs) =>
    formAction(visit, {
      route: contract.scheduleMailing,
      params,
      body: (form) => ({ version: Number(text(form, "version")), dueAt: dueAt(form) }),
    }),
  unscheduleMailing: (visit: LoaderArgs) => formAction(visit, { route: contract.unscheduleMailing, params }),
  stopMailing: (visit: LoaderArgs) =>
    formAction(visit, { route: contract.stopMailing, params, body: (form) => ({ reason: text(form, "reason") }) }),
  resumeMailing: (visit: LoaderArgs) => formAction(visit, { route: contract.resumeMailing, params }),
};
