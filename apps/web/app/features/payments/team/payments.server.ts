import { type CaseItem, listCases } from "@aufwind/contract/cases";
import {
  findPayments,
  listPayments,
  previewRefund,
  type RefundPreview,
  readPayment,
  refundPayment,
} from "@aufwind/contract/payments-operators";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { showPages } from "../../../shared/list/shown-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { PAYMENTS } from "./payments-view.ts";
import { REFUND, type RefundChoice, wishOf } from "./refund-choice.ts";

const SIZE = 30;

/** The payments of the address, and the one that it opened. */
export async function loadPayments(visit: LoaderArgs) {
  await requireOperator(visit, "finance", "support");
  const { view } = readView(PAYMENTS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const filter = { payment: view.payment || undefined, from: view.from || undefined, to: view.to || undefined };
  const [shown, opened] = await Promise.all([
    showPages({ list: PAYMENTS, page: view.page, size: SIZE, sort: "desc" }, ({ params, query }) =>
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

type Previewed = { preview: RefundPreview | null; problem: string | null };

/** One payment with its cases, and what the refund of the address would do. */
export async function loadPayment(visit: LoaderArgs, id: string) {
  const { permissions } = await requireOperator(visit, "finance", "support");
  const { searchParams } = new URL(visit.request.url);
  const { view: choice } = readView(REFUND, searchParams);
  const mayRefund = permissions.includes("finance");
  const call = api(visit.request, visit.context);
  const about = (list: "all" | "closed") => call(listCases, { query: { list, aboutId: id } }).catch(asErrorPage);
  const payment = await call(readPayment, { params: { id } }).catch(asErrorPage);
  const [open, closed, previewed] = await Promise.all([
    about("all"),
    about("closed"),
    mayRefund && payment.can.refund ? previewOf(visit, { id, choice }) : { preview: null, problem: null },
  ]);
  const cases: CaseItem[] = [...open.items, ...closed.items];
  const done = { refundId: searchParams.get("refunded"), approvalId: searchParams.get("asked") };
  const evidence = searchParams.get("evidence");
  return { payment, cases, choice, mayRefund, ...previewed, done, evidence, now: Date.now() };
}
export type PaymentFacts = Awaited<ReturnType<typeof loadPayment>>;

async function previewOf(visit: LoaderArgs, { id, choice }: { id: string; choice: RefundChoice }): Promise<Previewed> {
  const wish = wishOf(choice);
  if (!wish) return { preview: null, problem: null };
  try {
    const body = { wish, bearer: choice.bearer };
    const preview = await api(visit.request, visit.context)(previewRefund, { params: { id }, body });
    return { preview, problem: null };
  } catch (error) {
    if (error instanceof ApiProblem && error.body.detail) return { preview: null, problem: error.body.detail };
    throw error;
  }
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
