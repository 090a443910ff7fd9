import { type INVOICE_SIDES, type InvoiceItem, listInvoices } from "@aufwind/contract/invoices";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { type InvoiceView, MOST_PAGES, readView } from "./list-view.ts";

export type InvoiceSide = (typeof INVOICE_SIDES)[number];
export type ShownInvoices = {
  items: InvoiceItem[];
  hasNext: boolean;
  /** The next page; null if there is none, or at the maximum. */
  more: number | null;
};

const SIZE = "20";

/** The requested page and all before it; null if not available. */
export async function loadInvoices(visit: LoaderArgs, side: InvoiceSide) {
  const view = readView(new URL(visit.request.url).searchParams);
  const list = await askInvoices(visit, { side, view }).catch(() => null);
  return { side, view, list };
}

type Asked = { side: InvoiceSide; view: InvoiceView };

async function askInvoices({ request, context }: LoaderArgs, { side, view }: Asked): Promise<ShownInvoices> {
  const call = api(request, context);
  const query = view.status ? { status: view.status } : {};
  const items: InvoiceItem[] = [];
  let hasNext = true;
  // Each page begins after the last invoice of the one before, so they are loaded in sequence.
  for (let page = 1; page <= view.page && hasNext; page += 1) {
    const last = items.at(-1);
    const found = await call(listInvoices, {
      params: { side, size: SIZE },
      query: { ...query, ...(last && { startingAfterInvoiceId: last.id }) },
    });
    items.push(...found.items);
    hasNext = found.hasNext;
  }
  return { items, hasNext, more: hasNext && view.page < MOST_PAGES ? view.page + 1 : null };
}
