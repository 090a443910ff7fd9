import type { InvoiceItem } from "@aufwind/contract/invoices";

type InvoiceStatus = InvoiceItem["status"];
export const STATUSES = ["paid", "corrected", "credit"] as const satisfies InvoiceStatus[];

/** The view of an invoice list, all in the address. */
export type InvoiceView = {
  /** All if nothing is chosen. */
  status: InvoiceStatus | null;
  /** From 1; earlier pages are shown too. */
  page: number;
};

/** The most pages shown below each other. */
export const MOST_PAGES = 30;

/** The view of an address; invalid parts are ignored. */
export function readView(params: URLSearchParams): InvoiceView {
  const page = Number(params.get("page") ?? 1);
  return {
    status: STATUSES.find((status) => status === params.get("status")) ?? null,
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The query string; other parameters stay. */
export function viewQuery(params: URLSearchParams, { status, page }: InvoiceView): string {
  const query = new URLSearchParams(params);
  query.delete("status");
  query.delete("page");
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
