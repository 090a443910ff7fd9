import type { InvoiceSide } from "./list.server.ts";

/** Which invoices a coach's address asks for; those to clients where it says nothing. */
export const sideIn = (params: URLSearchParams): InvoiceSide =>
  params.get("side") === "received" ? "received" : "issued";
