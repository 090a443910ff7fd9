import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { WithdrawableContract, WithdrawablePackage } from "@aufwind/contract/withdrawals";
import { type ClientActionFunctionArgs, data } from "react-router";
import type { FormValues } from "../../platform/forms/form-action.ts";

/** Who is signed in, and the contracts to choose from. */
export type Withdrawing = {
  person: { name: string; email: string } | null;
  contracts: readonly WithdrawableContract[];
  packages: readonly WithdrawablePackage[];
};

/** The visitor's step; the input travels along, so that both steps work without JavaScript. */
export type WithdrawalState =
  | { step: "details" | "check"; values: FormValues; problem?: ProblemBody }
  | { step: "done"; values: FormValues; reference: string; receivedAt: string };

/** The action of the pressed button. */
export type Intent = "check" | "change" | "confirm";

/** If the server is unreachable, the step stays with everything typed. */
export async function keepWithdrawal({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  try {
    return await serverAction<WithdrawalState>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { intent, ...values } = Object.fromEntries(typed) as { intent: Intent } & Record<string, string>;
    const problem = { type: "about:blank", title: "", status: 503, code: "unreachable", detail: "" };
    // The status keeps React Router from reloading the page's data, which would fail too.
    return data<WithdrawalState>(
      { step: intent === "confirm" ? "check" : "details", values, problem },
      { status: 503 },
    );
  }
}
