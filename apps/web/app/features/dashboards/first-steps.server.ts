import { listBookmarks } from "@aufwind/contract/bookmarks";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** Whether a new client has a bookmark and a saved card; null if not available. */
export async function loadSaved({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [bookmarks, cards] = await Promise.all([
    call(listBookmarks, { params: { page: "0", size: "5", sort: "desc" } }),
    call(listPaymentMethods, {}),
  ]).catch(() => []);
  return bookmarks && cards ? { hasBookmark: bookmarks.totalCount > 0, hasCard: cards.items.length > 0 } : null;
}
