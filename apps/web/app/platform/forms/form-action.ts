import de from "@aufwind/contract/locales/de/problems.json";
import en from "@aufwind/contract/locales/en/problems.json";
import { ApiProblem, type InputOf, type OutputOf } from "@aufwind/contract/platform/call";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import { type ActionFunctionArgs, data } from "react-router";
import { api, type LoaderArgs, type Route } from "../http/api.ts";
import { localeOf } from "../pages/pages.ts";
import { text } from "./form-body.ts";

export type FormValues = Record<string, string>;

/** The result of a form's action; `form` names the form on the page, `values` is the input, without secrets. */
export type FormResult<T = unknown> =
  | { ok: true; form: string; data: T; values: FormValues }
  | {
      ok: false;
      form: string;
      problem: ProblemBody;
      values: FormValues;
      /** Seconds to wait, if the API says so. */
      retryAfter?: number | undefined;
    };

/** A problem of the API. */
export type Refusal = Extract<FormResult, { ok: false }>;

/** The names of what a route takes; the API validates their values. */
type Named<T> = { [K in keyof T]: unknown };
type Loose<T> = (form: FormData) => Named<T>;
/** A body may have to be read first; on failure the form stays, as with any other failure. */
type LooseBody<T> = (form: FormData) => Named<T> | Promise<Named<T>>;
type FormActionParams<R extends Route> = {
  route: R;
  /** Fields that are never sent back to the page. */
  secrets?: string[];
} & (InputOf<R> extends { body: infer B } ? { body: LooseBody<B> } : { body?: never }) &
  (InputOf<R> extends { params: infer P } ? { params: Loose<P> } : { params?: never });

/** The submitted form; an invalid body is the sender's mistake, not ours. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });

/** The input, for showing the form again. */
export function valuesOf(form: FormData, secrets: string[] = []): FormValues {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries.filter(([name]) => !secrets.includes(name)));
}

/** A whole action: reads the form, calls one route, and answers what `PostForm` shows, with the API's status. */
export async function formAction<R extends Route>({ request, context }: LoaderArgs, posting: FormActionParams<R>) {
  const form = await readForm(request);
  const name = text(form, "form") ?? "";
  const values = valuesOf(form, posting.secrets);
  try {
    const input = { body: await posting.body?.(form), params: posting.params?.(form) } as unknown as InputOf<R>;
    const answer = await api(request, context)(posting.route, input);
    return data<FormResult<OutputOf<R>>>({ ok: true, form: name, data: answer, values });
  } catch (error) {
    const problem = problemOf(error, request);
    const retryAfter = error instanceof ApiProblem ? error.retryAfter : undefined;
    const { status } = problem;
    return data<FormResult<OutputOf<R>>>({ ok: false, form: name, problem, values, retryAfter }, { status });
  }
}

/** For pages with several forms: the submitted form's name selects; a row's form is `remove.<id>`. */
export async function actionOf<A>({ request }: LoaderArgs, actions: Record<string, A>): Promise<A> {
  const [name = ""] = (text(await readForm(request.clone()), "form") ?? "").split(".");
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new Response(null, { status: 400 });
  return action;
}

/** The action of a page with several forms: `export const action = actionByForm({ save: saveAction, … })`. */
export const actionByForm =
  <A extends (visit: ActionFunctionArgs) => unknown>(actions: Record<string, A>) =>
  async (visit: ActionFunctionArgs): Promise<Awaited<ReturnType<A>>> => {
    const action = await actionOf(visit, actions);
    return (await action(visit)) as Awaited<ReturnType<A>>;
  };

function problemOf(error: unknown, request: Request) {
  if (error instanceof ApiProblem && error.body.detail) return error.body;
  const words = (localeOf(new URL(request.url)) === "de" ? de : en).unavailable;
  return { type: "about:blank", status: 503, code: "unavailable", ...words };
}
