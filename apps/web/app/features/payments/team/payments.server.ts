import { type CaseItem, listCases } from "@aufwind/contract/cases";
import { previewReplacement, replaceInvoice } from "@aufwind/contract/invoices-team";
import {
  findPayments,
  listPayments,
  previewRefund,
  readPayment,
  refundPayment,
} from "@aufwind/contract/payments-operators";
import { noteTransfer, previewTransfer } from "@aufwind/contract/payments-transfers";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { dayRangeQuery } from "../../../shared/list/day-range.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { NO_PREVIEW, previewOrProblem } from "../../../shared/money-action/preview.server.ts";
import { PAYMENTS } from "./payments-view.ts";
import { REFUND, type RefundChoice, wishOf } from "./refund-choice.ts";

const SIZE = 30;

/** The payments of the address, and the one that it opened. */
export async function loadPayments(visit: LoaderArgs) {
  await requireOperator(visit, "finance", "support");
  const { view } = readView(PAYMENTS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const { sort, ...days } = dayRangeQuery(view.span);
  const typed = { ...(view.from && { from: view.from }), ...(view.to && { to: view.to }) };
  const filter = { payment: view.payment || undefined, ...days, ...typed };
  const [shown, opened] = await Promise.all([
    loadPages({ list: PAYMENTS, page: view.page, size: SIZE, sort }, ({ params, query }) =>
      call(listPayments, { params, query: { ...filter, ...query } }),
    ).catch(asErrorPage),
    view.open ? call(readPayment, { params: { id: view.open } }).catch(asErrorPage) : null,
  ]);
  return { view, shown, opened, now: Date.now() };
}
export type PaymentsFacts = Awaited<ReturnType<typeof loadPayments>>;

/** Posted, so that no name or address stands in the address of a page. */
export const findAction = (visit: LoaderArgs) =>
  formAction(visit, { route: findPayments, body: (form) => ({ q: text(form, "q") }) });

/** One payment with its cases, and what the refund of the address would do. */
export async function loadPayment(visit: LoaderArgs, id: string) {
  const { permissions } = await requireOperator(visit, "finance", "support");
  const { searchParams } = new URL(visit.request.url);
  const { view: choice } = readView(REFUND, searchParams);
  const mayRefund = permissions.includes("finance");
  const call = api(visit.request, visit.context);
  const about = (list: "all" | "closed") => call(listCases, { query: { list, aboutId: id } }).catch(asErrorPage);
  const payment = await call(readPayment, { params: { id } }).catch(asErrorPage);
  const [open, closed, refunding] = await Promise.all([
    about("all"),
    about("closed"),
    mayRefund && payment.can.refund ? previewOf(visit, { id, choice }) : NO_PREVIEW,
  ]);
  const back = mayRefund ? payment.refunds.find(({ status }) => status === "failed") : undefined;
  // One that a bank has taken since then cannot be transferred.
  const transfer = back ? await call(previewTransfer, { params: { id: back.id }, body: {} }).catch(() => null) : null;
  const replacement =
    mayRefund && searchParams.has("replace")
      ? await previewOrProblem(call(previewReplacement, { params: { id }, body: {} }))
      : null;
  const cases: CaseItem[] = [...open.items, ...closed.items];
  const done = {
    refundId: searchParams.get("refunded"),
    transferredId: searchParams.get("transferred"),
    invoice: searchParams.get("invoice"),
    approvalId: searchParams.get("asked"),
  };
  const evidence = searchParams.get("evidence");
  return { payment, cases, choice, mayRefund, ...refunding, transfer, replacement, done, evidence, now: Date.now() };
}
export type PaymentFacts = Awaited<ReturnType<typeof loadPayment>>;

function previewOf({ request, context }: LoaderArgs, { id, choice }: { id: string; choice: RefundChoice }) {
  const wish = wishOf(choice);
  if (!wish) return NO_PREVIEW;
  return previewOrProblem(
    api(request, context)(previewRefund, { params: { id }, body: { wish, bearer: choice.bearer } }),
  );
}

/** Refunds exactly what the preview showed; the payment then says what became of it. */
export const refundAction = (id: string) => async (visit: LoaderArgs) => {
  const result = await formAction(visit, {
    route: refundPayment,
    params: () => ({ id }),
    body: (form) => ({
      wish: wishOf(readView(REFUND, new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))).view),
      bearer: text(form, "bearer"),
      hash: text(form, "hash"),
      reason: text(form, "reason"),
    }),
  });
  if (!result.data.ok) return result;
  const { data } = result.data;
  const path = pathTo("teamPayment", localeOf(new URL(visit.request.url)), { id });
  throw redirect(`${path}?${data.status === "asked" ? `asked=${data.approvalId}` : `refunded=${data.refundId}`}`);
};

/** Notes exactly what was shown; the payment then says what became of it. */
export const transferAction = (id: string) => async (visit: LoaderArgs) => {
  const result = await formAction(visit, {
    route: noteTransfer,
    params: (form) => ({ id: text(form, "refundId") ?? "" }),
    body: (form) => ({
      on: text(form, "on"),
      reference: text(form, "reference"),
      hash: text(form, "hash"),
      reason: text(form, "reason"),
    }),
  });
  if (!result.data.ok) return result;
  const { data } = result.data;
  const path = pathTo("teamPayment", localeOf(new URL(visit.request.url)), { id });
  throw redirect(`${path}?${data.status === "asked" ? `asked=${data.approvalId}` : `transferred=${data.refundId}`}`);
};

/** Replaces the invoice as it was shown; the payment then names the new number. */
export const invoiceAction = (id: string) => async (visit: LoaderArgs) => {
  const result = await formAction(visit, {
    route: replaceInvoice,
    params: () => ({ id }),
    body: (form) => ({ hash: text(form, "hash"), reason: text(form, "reason") }),
  });
  if (!result.data.ok) return result;
  const path = pathTo("teamPayment", localeOf(new URL(visit.request.url)), { id });
  throw redirect(`${path}?${new URLSearchParams({ invoice: result.data.data.number })}`);
};
