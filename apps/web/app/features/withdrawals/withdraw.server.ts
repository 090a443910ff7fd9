import deFields from "@aufwind/contract/locales/de/fields.json";
import deProblems from "@aufwind/contract/locales/de/problems.json";
import enFields from "@aufwind/contract/locales/en/fields.json";
import enProblems from "@aufwind/contract/locales/en/problems.json";
import { fieldErrors } from "@aufwind/contract/platform/fields";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import { listWithdrawable, Withdrawal, withdraw } from "@aufwind/contract/withdrawals";
import type { Locale } from "@aufwind/rules/locale";
import { data } from "react-router";
import { type FormValues, formAction, readForm, valuesOf } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { askUser } from "../../platform/session/member.server.ts";
import type { WithdrawalState, Withdrawing } from "./withdrawal-state.ts";

const SENTENCES = {
  de: { fields: deFields as Record<string, string>, problem: deProblems.invalidFields },
  en: { fields: enFields as Record<string, string>, problem: enProblems.invalidFields },
};

const NOBODY: Withdrawing = { person: null, contracts: [], packages: [] };

/** Who withdraws, and from what, if that is known: nobody has to be signed in, and the page works without the API. */
export async function loadWithdrawing(visit: LoaderArgs): Promise<Withdrawing> {
  const user = await askUser(visit).catch(() => null);
  if (!user) return NOBODY;
  const person = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  const isOther = new URL(visit.request.url).searchParams.has("other");
  if (user.userType !== "client" || isOther) return { ...NOBODY, person };
  const own = await api(visit.request, visit.context)(listWithdrawable, {}).catch(() => null);
  return { person, contracts: own?.items ?? [], packages: own?.packages ?? [] };
}

/** The input is first validated and shown again; only the second button withdraws. */
export async function withdrawAction(visit: LoaderArgs) {
  const form = await readForm(visit.request.clone());
  const { intent, form: _, ...values } = valuesOf(form);
  if (intent === "confirm") return confirm(visit, values);
  if (intent === "change") return data<WithdrawalState>({ step: "details", values });
  const problem = check(values, localeOf(new URL(visit.request.url)));
  if (problem) return data<WithdrawalState>({ step: "details", values, problem }, { status: problem.status });
  return data<WithdrawalState>({ step: "check", values });
}

async function confirm(visit: LoaderArgs, values: FormValues) {
  const { data: result } = await formAction(visit, {
    route: withdraw,
    body: (form) => ({
      name: text(form, "name"),
      email: text(form, "email"),
      contract: text(form, "contract"),
    }),
  });
  if (result.ok) return data<WithdrawalState>({ step: "done", values, ...result.data });
  const step = result.problem.errors?.length ? "details" : "check";
  return data<WithdrawalState>({ step, values, problem: result.problem }, { status: result.problem.status });
}

function check(values: FormValues, locale: Locale): ProblemBody | undefined {
  const parsed = Withdrawal.safeParse(values);
  if (parsed.success) return undefined;
  const { fields, problem } = SENTENCES[locale];
  const errors = fieldErrors(parsed.error).map(({ field, code, params }) => ({
    field,
    code,
    message: (fields[code] ?? "").replace("{{max}}", String(params.max ?? "")),
  }));
  return { type: "about:blank", status: 422, code: "invalidFields", ...problem, errors };
}
