import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { loadTeamGiftCards, TEAM_GIFT_CARD_ACTIONS } from "../features/gift-cards/team/team.server.ts";
import { TeamGiftCardsPage } from "../features/gift-cards/team/team-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction, provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["gift-cards-team", "money-act"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "gift-cards-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTeamGiftCards(visit);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = provenAction(actionByForm<Action>({ ...TEAM_GIFT_CARD_ACTIONS, prove: proveAction }));

/** What was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamGiftCards() {
  return <TeamGiftCardsPage {...useLoaderData<typeof loader>()} />;
}
