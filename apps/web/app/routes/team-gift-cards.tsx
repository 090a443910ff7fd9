import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTeamGiftCards, TEAM_GIFT_CARD_ACTIONS } from "../features/gift-cards/team/team.server.ts";
import { TeamGiftCardsPage } from "../features/gift-cards/team/team-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = { namespaces: ["gift-cards-team", "money-action"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "gift-cards-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTeamGiftCards(visit);

export const action = provenActions(() => TEAM_GIFT_CARD_ACTIONS);

export default function TeamGiftCards() {
  return <TeamGiftCardsPage {...useLoaderData<typeof loader>()} />;
}
