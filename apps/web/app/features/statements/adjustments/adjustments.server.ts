import {
  askForAdjustment,
  askForFeeWaiver,
  previewAdjustment,
  previewFeeWaiver,
  readStatementsOfCoach,
} from "@aufwind/contract/statements-adjustments";
import { centsOf } from "@aufwind/rules/money";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { readView } from "../../../shared/list/view.ts";
import { NO_PREVIEW, previewOrProblem } from "../../../shared/money-action/preview.server.ts";
import { ADJUSTMENT, type AdjustmentChoice } from "./adjustment-choice.ts";

/** What was chosen as the API takes it; undefined as long as there is no amount. */
function bodyOf({ statement, fee, other, side }: AdjustmentChoice) {
  const [feeCents, otherCents] = [centsOf(fee || "0"), centsOf(other || "0")];
  if (feeCents === undefined || otherCents === undefined || feeCents + otherCents === 0) return undefined;
  return { statementId: statement || null, feeCents, otherCents: side === "from" ? 0 - otherCents : otherCents };
}

const isWrong = ({ fee, other }: AdjustmentChoice) =>
  [fee, other].some((typed) => typed !== "" && centsOf(typed) === undefined);

/** A coach's statements, and what the correction of the address would do; or what waiving an appointment's fees would. */
export async function loadAdjustments(visit: LoaderArgs, id: string) {
  await requireOperator(visit, "finance");
  const { searchParams } = new URL(visit.request.url);
  const { view: choice } = readView(ADJUSTMENT, searchParams);
  const call = api(visit.request, visit.context);
  const body = bodyOf(choice);
  const [facts, shown] = await Promise.all([
    call(readStatementsOfCoach, { params: { id } }).catch(asErrorPage),
    choice.appointment
      ? previewOrProblem(call(previewFeeWaiver, { params: { id: choice.appointment }, body: {} }))
      : body
        ? previewOrProblem(call(previewAdjustment, { params: { id }, body }))
        : NO_PREVIEW,
  ]);
  return { ...facts, choice, isWrong: isWrong(choice), ...shown, approvalId: searchParams.get("asked") };
}
export type AdjustmentsFacts = Awaited<ReturnType<typeof loadAdjustments>>;

const confirmed = (form: FormData) => ({ hash: text(form, "hash"), reason: text(form, "reason") });
const chosenIn = (form: FormData): AdjustmentChoice =>
  readView(ADJUSTMENT, new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))).view;

/** Both actions ask for exactly what the preview showed. */
export const adjustmentActions = (id: string) => ({
  adjust: async (visit: LoaderArgs) => {
    const result = await formAction(visit, {
      route: askForAdjustment,
      params: () => ({ id }),
      body: (form) => ({
        statementId: null,
        feeCents: 0,
        otherCents: 0,
        ...bodyOf(chosenIn(form)),
        ...confirmed(form),
      }),
    });
    if (result.data.ok) throw askedFor(visit, id, result.data.data);
    return result;
  },
  waive: async (visit: LoaderArgs) => {
    const result = await formAction(visit, {
      route: askForFeeWaiver,
      params: (form) => ({ id: text(form, "appointment") ?? "" }),
      body: confirmed,
    });
    if (result.data.ok) throw askedFor(visit, id, result.data.data);
    return result;
  },
});

const askedFor = ({ request }: LoaderArgs, id: string, { approvalId }: { approvalId: string }) =>
  redirect(`${pathTo("teamAdjustment", localeOf(new URL(request.url)), { id })}?asked=${approvalId}`);
