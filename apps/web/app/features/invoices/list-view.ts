import type { InvoiceItem } from "@aufwind/contract/invoices";

type InvoiceStatus = InvoiceItem["status"];
export const STATUSES = ["paid", "corrected", "credit"] as const satisfies InvoiceStatus[];

/** What a list of invoices shows; all of it stands in the address. */
export type InvoiceView = {
  /** All of them where nothing is chosen. */
  status: InvoiceStatus | null;
  /** Counted from 1; earlier pages are shown too. */
  page: number;
};

/** So many pages are shown under each other at most. */
export const MOST_PAGES = 30;

/** What an address asks for; nonsense counts as nothing. */
export function readView(params: URLSearchParams): InvoiceView {
  const page = Number(params.get("page") ?? 1);
  return {
    status: STATUSES.find((status) => status === params.get("status")) ?? null,
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The part of the address after the question mark; what else stands there stays. */
export function viewQuery(params: URLSearchParams, { status, page }: InvoiceView): string {
  const query = new URLSearchParams(params);
  query.delete("status");
  query.delete("page");
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
