import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadOrder, withdrawGiftAction } from "../features/gift-cards/gift-cards.server.ts";
import { OrderPage } from "../features/gift-cards/order-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["gift-cards", "card-form"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "gift-cards:order.title");

export const loader = (visit: LoaderFunctionArgs) => loadOrder(visit);

export const action = (visit: ActionFunctionArgs) => withdrawGiftAction(visit);

export default function GiftCardOrder() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}
