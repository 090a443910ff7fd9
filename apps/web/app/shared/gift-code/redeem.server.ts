import { redeemGiftCard } from "@aufwind/contract/gift-cards";
import { data } from "react-router";
import { type FormResult, formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { CODE, type Redeemed } from "./gift-code.ts";

/** Puts the code of a form into the account. Why not is told at its field; whatever else was typed stays. */
export async function redeemAction(visit: LoaderArgs) {
  const { data: result } = await formAction(visit, {
    route: redeemGiftCard,
    body: (form) => ({ code: text(form, CODE) }),
  });
  if (!result.ok) return data<FormResult<Redeemed>>(atField(result), { status: result.problem.status });
  const { redeemedCents } = result.data;
  const { [CODE]: _, ...values } = result.values;
  return data<FormResult<Redeemed>>({ ...result, data: { redeemedCents }, values });
}

type Refused = Extract<FormResult, { ok: false }>;

const isAboutCode = (code: string) => code.startsWith("giftCode");

const atField = (refused: Refused): Refused => {
  const { code, detail } = refused.problem;
  if (!isAboutCode(code)) return refused;
  return { ...refused, problem: { ...refused.problem, errors: [{ field: CODE, code, message: detail }] } };
};
