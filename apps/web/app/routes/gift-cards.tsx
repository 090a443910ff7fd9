import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadSession, orderAction } from "../features/gift-cards/gift-cards.server.ts";
import { GiftCardsPage } from "../features/gift-cards/gift-cards-page.tsx";
import { berlinDay } from "../platform/i18n/dates.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["gift-cards"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "gift-cards:meta.title", description: "gift-cards:meta.description" });

export const loader = async (visit: LoaderFunctionArgs) => ({
  session: await loadSession(visit),
  today: berlinDay(Date.now()),
});

export const action = (visit: ActionFunctionArgs) => orderAction(visit);

export default function GiftCards() {
  return <GiftCardsPage {...useLoaderData<typeof loader>()} />;
}
