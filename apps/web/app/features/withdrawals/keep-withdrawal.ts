import { type ClientActionFunctionArgs, data } from "react-router";
import type { Intent, WithdrawalState } from "./withdrawal-state.ts";

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
