import type { InvoiceItem } from "@aufwind/contract/invoices";
import { defineList, oneOf, type ViewOf } from "../../shared/list/view.ts";

type InvoiceStatus = InvoiceItem["status"];
export const STATUSES = ["paid", "corrected", "credit"] as const satisfies InvoiceStatus[];

/** Invoices of one side; all of them where no status is chosen. */
export const INVOICES = defineList({ status: oneOf<InvoiceStatus | "">(STATUSES, "") }, { pastMost: "last" });
export type InvoiceView = ViewOf<typeof INVOICES>;
