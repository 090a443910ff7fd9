import { type ClientActionFunctionArgs, data } from "react-router";
import type { FormResult } from "./form-action.ts";

/**
 * Every route with a form exports this as its `clientAction`: if the server is unreachable or answers nonsense, the
 * form stays and says so, instead of the error page.
 */
export async function offlineAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  try {
    return await serverAction<FormResult<never>>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = { type: "about:blank", title: "", status: 503, code: "unreachable", detail: "" };
    const typed = [...(await sent.formData())].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    const { form = "", ...values } = Object.fromEntries(typed);
    // The status keeps React Router from reloading the page's data, which would fail too.
    return data<FormResult<never>>({ ok: false, form, problem, values }, { status: 503 });
  }
}
