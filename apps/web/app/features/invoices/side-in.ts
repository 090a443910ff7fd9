import type { InvoiceSide } from "./list.server.ts";

/** Which invoices a coach's address asks for; by default those to clients. */
export const sideIn = (params: URLSearchParams): InvoiceSide =>
  params.get("side") === "received" ? "received" : "issued";
