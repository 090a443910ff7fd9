import { LOCALES } from "@aufwind/rules/locale";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Months } from "./bookkeeping.ts";
import { oneOf } from "./platform/fields.ts";
import { pagesAtOnce, typedWhole } from "./platform/lists.ts";
import { answer, open, perPerson, problems } from "./platform/route.ts";

/** Received: by a client from coaches, by a coach from the platform. Issued: by a coach to clients. */
export const INVOICE_SIDES = ["received", "issued"] as const;
const INVOICE_STATUSES = ["paid", "corrected", "credit"] as const;

export const InvoiceItem = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(["client", "clientCredit", "fee", "feeCredit"]),
  /** Paid; paid and corrected by a later credit note; or such a credit note. */
  status: z.enum(INVOICE_STATUSES),
  issuedOn: z.iso.date(),
  /** The other party. */
  name: z.string(),
  grossCents: z.int(),
  /** What gift cards and a credit paid of it; 0 for the coach. */
  giftCents: z.int(),
  creditCents: z.int(),
  appointmentId: z.uuid().nullable(),
  /** The month of a fee invoice, as `yyyy-mm`. */
  month: z.string().nullable(),
  /** The number of the invoice that this one corrects. */
  corrects: z.string().nullable(),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const listInvoices = createRoute({
  method: "get",
  path: "/api/stripe/invoices/{side}/{size}",
  summary: "One's own invoices, the newest first; the next page begins after the last id of this one",
  ...open("signedIn"),
  request: {
    params: z.object({
      side: oneOf(INVOICE_SIDES),
      size: typedWhole.refine((size) => PAGE_SIZES.some((each) => each === size), { error: "pageSize" }),
    }),
    query: z.object({
      ...pagesAtOnce,
      status: oneOf(INVOICE_STATUSES).optional(),
      startingAfterInvoiceId: z.uuid({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer("One page", z.object({ items: z.array(InvoiceItem), hasNext: z.boolean() })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const readInvoice = createRoute({
  method: "get",
  path: "/api/stripe/invoice/{id}/{language}",
  summary: "One's own invoice as PDF, in German or English",
  ...open("signedIn"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }), language: oneOf(LOCALES) }) },
  responses: {
    200: { description: "The invoice", content: { "application/pdf": { schema: z.string() } } },
    ...problems("notSignedIn", "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});

/** An archive has the invoices of so many months at most. */
export const MOST_MONTHS = 12;

export const readInvoiceArchive = createRoute({
  method: "get",
  path: "/api/coaches/invoices/archive/{language}",
  summary: "All invoices that a coach issued or received in some months, as PDFs in one ZIP",
  ...open("coach", perPerson(20, 3600)),
  request: { params: z.object({ language: oneOf(LOCALES) }), query: Months },
  responses: {
    200: { description: "The archive", content: { "application/zip": { schema: z.string() } } },
    ...problems("notSignedIn", "wrongRole", "noInvoices", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});
