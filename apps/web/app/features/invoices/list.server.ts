import { type INVOICE_SIDES, listInvoices } from "@aufwind/contract/invoices";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { INVOICES, type InvoiceView } from "./list-view.ts";

export type InvoiceSide = (typeof INVOICE_SIDES)[number];

const SIZE = 20;

/** The invoices of the address; null if not available. */
export async function loadInvoices(visit: LoaderArgs, side: InvoiceSide) {
  const { view } = readView(INVOICES, new URL(visit.request.url).searchParams);
  const list = await askInvoices(visit, { side, view }).catch(() => null);
  return { side, view, list };
}

type AskInvoicesParams = { side: InvoiceSide; view: InvoiceView };

const askInvoices = ({ request, context }: LoaderArgs, { side, view: { status, page } }: AskInvoicesParams) =>
  loadPages({ list: INVOICES, page, size: SIZE }, ({ params: { size }, query }) =>
    api(request, context)(listInvoices, { params: { side, size }, query: { ...query, ...(status && { status }) } }),
  );

export type ShownInvoices = Awaited<ReturnType<typeof askInvoices>>;
