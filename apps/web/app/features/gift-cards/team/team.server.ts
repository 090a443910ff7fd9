import { listCases } from "@aufwind/contract/cases";
import {
  findGiftCards,
  listTeamGiftCards,
  readTeamGiftCard,
  refundStoppedGiftCard,
  refuseGiftCard,
  releaseGiftCard,
  replaceGiftCard,
  resendGiftCard,
  voidGiftCard,
} from "@aufwind/contract/gift-cards-team";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { TEAM_GIFT_CARDS } from "./team-view.ts";

const SIZE = 30;

/** The gift cards of a state, and the one that the address opened; null until the second factor was proved lately. */
export async function loadTeamGiftCards(visit: LoaderArgs) {
  const { permissions } = await requireOperator(visit, "finance", "support");
  const { view } = readView(TEAM_GIFT_CARDS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const filter = { status: view.status || undefined, personId: view.person || undefined };
  const shown = await loadPages({ list: TEAM_GIFT_CARDS, page: view.page, size: SIZE }, ({ params, query }) =>
    call(listTeamGiftCards, { params, query: { ...query, ...filter } }),
  ).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.code === "proofStale") return null;
    return asErrorPage(error);
  });
  const opened = shown && view.open ? await loadOne(visit, view.open) : null;
  return { view, shown, opened, isFinance: permissions.includes("finance"), now: Date.now() };
}
export type TeamGiftCardsFacts = Awaited<ReturnType<typeof loadTeamGiftCards>>;

/** One gift card with its cases. */
async function loadOne({ request, context }: LoaderArgs, id: string) {
  const call = api(request, context);
  const about = (list: "all" | "closed") => call(listCases, { query: { list, aboutId: id } }).catch(asErrorPage);
  const [card, open, closed] = await Promise.all([
    call(readTeamGiftCard, { params: { id } }).catch(asErrorPage),
    about("all"),
    about("closed"),
  ]);
  return { card, cases: [...open.items, ...closed.items] };
}
export type OpenedGiftCard = NonNullable<TeamGiftCardsFacts["opened"]>;

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });
const body = (form: FormData) => ({ reason: text(form, "reason") });

export const TEAM_GIFT_CARD_ACTIONS = {
  /** Posted, so that no name, address or code stands in the address of a page. */
  find: (visit: LoaderArgs) => formAction(visit, { route: findGiftCards, body: (form) => ({ q: text(form, "q") }) }),
  resend: (visit: LoaderArgs) => formAction(visit, { route: resendGiftCard, params, body }),
  replace: (visit: LoaderArgs) => formAction(visit, { route: replaceGiftCard, params, body }),
  release: (visit: LoaderArgs) => formAction(visit, { route: releaseGiftCard, params, body }),
  refuse: (visit: LoaderArgs) => formAction(visit, { route: refuseGiftCard, params, body }),
  refund: (visit: LoaderArgs) =>
    formAction(visit, {
      route: refundStoppedGiftCard,
      params,
      body: (form) => ({ ...body(form), balanceCents: Number(text(form, "balanceCents")) }),
    }),
  void: (visit: LoaderArgs) =>
    formAction(visit, {
      route: voidGiftCard,
      params,
      body: (form) => ({
        ...body(form),
        refund: text(form, "refund") === "yes",
        balanceCents: Number(text(form, "balanceCents")),
      }),
    }),
};
