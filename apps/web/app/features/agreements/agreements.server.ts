import {
  acceptAgreement,
  askForAgreement,
  changeAgreement,
  createAgreement,
  listAgreements,
  listAgreementsOfClient,
  listOwnAgreements,
  readCoachAgreement,
  readOwnAgreement,
  retireAgreement,
} from "@aufwind/contract/agreements";
import { readStorage } from "@aufwind/contract/storage";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { choice, chosen, text, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";

type OneArgs = LoaderArgs & { params: { id?: string | undefined } };
const localeFrom = ({ request }: LoaderArgs) => localeOf(new URL(request.url));
const isOn = (form: FormData, name: string) => text(form, name) === "on";

/** A coach's agreements, and the PDFs among the documents; null if not available. */
export async function loadAgreements(visit: LoaderArgs) {
  const [items, documents] = await Promise.all([
    api(visit.request, visit.context)(listAgreements, {}).then(
      (listed) => listed.items,
      () => null,
    ),
    loadPdfs(visit),
  ]);
  return { items, documents };
}

/** The names of a coach's own PDFs. */
const loadPdfs = ({ request, context }: LoaderArgs): Promise<string[]> =>
  api(request, context)(readStorage, { query: { path: "documents" } }).then(
    ({ items }) => items.filter(({ contentType }) => contentType === "application/pdf").map(({ name }) => name),
    () => [],
  );

export async function loadAgreement(visit: OneArgs) {
  const id = visit.params.id ?? "";
  const [agreement, documents] = await Promise.all([
    api(visit.request, visit.context)(readCoachAgreement, { params: { id } }).catch(asErrorPage),
    loadPdfs(visit),
  ]);
  return { agreement, documents };
}

const contentIn = (form: FormData) => ({
  title: text(form, "title"),
  languages: chosen(form, "languages"),
  text: text(form, "text"),
  documentName: choice(form, "documentName"),
  isRequired: isOn(form, "isRequired"),
});

/** Publishes the first version and leads to its page. */
export const LIST_ACTIONS = {
  create: async (visit: LoaderArgs) => {
    const answer = await formAction(visit, { route: createAgreement, body: contentIn });
    if (!answer.data.ok) return answer;
    return redirect(pathTo("coachAgreement", localeFrom(visit), { id: answer.data.data.id }), 303);
  },
};

const params = (visit: OneArgs) => () => ({ id: visit.params.id ?? "" });

export const AGREEMENT_ACTIONS = {
  publish: (visit: OneArgs) =>
    formAction(visit, {
      route: changeAgreement,
      params: params(visit),
      body: (form) => ({
        ...contentIn(form),
        number: whole(form, "number"),
        asksAgain: text(form, "asks") === "again",
      }),
    }),
  ask: (visit: OneArgs) =>
    formAction(visit, {
      route: askForAgreement,
      params: params(visit),
      body: (form) => ({ clientId: choice(form, "clientId") }),
    }),
  retire: async (visit: OneArgs) => {
    const answer = await formAction(visit, { route: retireAgreement, params: params(visit) });
    return answer.data.ok ? redirect(pathTo("coachAgreements", localeFrom(visit)), 303) : answer;
  },
};

/** A client's agreements, of all coaches or of one; nothing if not available. */
export const loadOwnAgreements = ({ request, context }: LoaderArgs, coachId?: string) =>
  api(request, context)(listOwnAgreements, { query: coachId ? { coachId } : {} }).then(
    ({ items }) => items,
    () => [],
  );

/** How a client stands to a coach's agreements; nothing if not available. */
export const loadAgreementsOfClient = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(listAgreementsOfClient, { params: { id } }).then(
    ({ items }) => items,
    () => [],
  );

export const loadOwnAgreement = ({ request, context, params: { id = "" } }: OneArgs) =>
  api(request, context)(readOwnAgreement, { params: { id } }).catch(asErrorPage);

export const ACCEPT_ACTIONS = {
  accept: (visit: OneArgs) =>
    formAction(visit, {
      route: acceptAgreement,
      params: params(visit),
      body: (form) => ({
        versionId: text(form, "versionId"),
        name: text(form, "name"),
        accepted: isOn(form, "accepted"),
      }),
    }),
};
