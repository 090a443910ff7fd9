import {
  grantGoodwill,
  previewGoodwill,
  previewTaking,
  readCreditsOfClient,
  takeCredit,
} from "@aufwind/contract/credits-team";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { centsOf } from "@aufwind/rules/money";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { NO_PREVIEW, previewOrProblem } from "../../shared/money-action/preview.server.ts";

/** The number of the case from which somebody came; empty if none. */
const caseOf = ({ searchParams }: URL): string => /^\d{1,9}$/.exec(searchParams.get("case") ?? "")?.[0] ?? "";

/** A client's credits, and what the one of the address would come to; `credits` is null without a fresh proof. */
export async function loadGoodwill(visit: LoaderArgs, id: string) {
  await requireOperator(visit, "support", "finance");
  const url = new URL(visit.request.url);
  const { searchParams } = url;
  const amount = searchParams.get("amount") ?? "";
  const call = api(visit.request, visit.context);
  const credits = await call(readCreditsOfClient, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.code === "proofStale") return null;
    return asErrorPage(error);
  });
  const cents = centsOf(amount);
  const shown =
    credits && cents !== undefined
      ? await previewOrProblem(call(previewGoodwill, { params: { id }, body: { cents } }))
      : NO_PREVIEW;
  const taking =
    credits?.items.find(({ id: creditId, can }) => can.take && creditId === searchParams.get("take")) ?? null;
  const takingShown = taking
    ? await previewOrProblem(call(previewTaking, { params: { id, creditId: taking.id } }))
    : NO_PREVIEW;
  const done = {
    taken: searchParams.get("taken"),
    granted: searchParams.get("granted"),
    approvalId: searchParams.get("asked"),
  };
  const isWrong = amount !== "" && cents === undefined;
  const take = { credit: taking, ...takingShown };
  return { id, credits, amount, isWrong, ...shown, take, done, caseNumber: caseOf(url) };
}
export type GoodwillFacts = Awaited<ReturnType<typeof loadGoodwill>>;

/** Grants exactly what the preview showed; the page then says what became of it. */
export const goodwillAction = (id: string) => async (visit: LoaderArgs) => {
  const url = new URL(visit.request.url);
  const from = caseOf(url);
  const result = await formAction(visit, {
    route: grantGoodwill,
    params: () => ({ id }),
    body: (form) => ({
      cents: centsOf(text(form, "amount") ?? ""),
      message: text(form, "message"),
      ...(from && { caseNumber: Number(from) }),
      hash: text(form, "hash"),
      reason: text(form, "reason"),
    }),
  });
  if (!result.data.ok) return result;
  const { data } = result.data;
  const query = new URLSearchParams(
    data.status === "asked" ? { asked: data.approvalId } : { granted: String(data.cents) },
  );
  if (from) query.set("case", from);
  throw redirect(`${pathTo("teamCredit", localeOf(url), { id })}?${query}`);
};

/** Takes away exactly what the preview showed. */
export const takeBackCreditAction = (id: string) => async (visit: LoaderArgs) => {
  const result = await formAction(visit, {
    route: takeCredit,
    params: (form) => ({ id, creditId: text(form, "creditId") ?? "" }),
    body: (form) => ({ message: text(form, "message"), hash: text(form, "hash"), reason: text(form, "reason") }),
  });
  if (!result.data.ok) return result;
  const path = pathTo("teamCredit", localeOf(new URL(visit.request.url)), { id });
  throw redirect(`${path}?taken=${result.data.data.cents}`);
};
