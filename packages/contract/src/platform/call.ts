import type { RouteConfig, z } from "@hono/zod-openapi";
import type { ProblemBody } from "./route.ts";

type Parsed<S> = S extends z.ZodType ? z.input<S> : never;
type Content<T> = T extends { content: { "application/json": { schema: infer S } } } ? S : FormContent<T>;
type FormContent<T> = T extends { content: { "multipart/form-data": { schema: infer S } } } ? S : never;

/** A route's input: body, path parameters and query, each typed by its schema. */
export type InputOf<R extends RouteConfig> = (R["request"] extends { body: infer B }
  ? { body: Parsed<Content<B>> }
  : unknown) &
  (R["request"] extends { params: infer P } ? { params: Parsed<P> } : unknown) &
  (R["request"] extends { query: infer Q } ? { query?: Parsed<Q> } : unknown);

type Good = 200 | 201 | 202;
/** A route's successful answer. */
export type OutputOf<R extends RouteConfig> = {
  [S in keyof R["responses"]]: S extends Good
    ? Content<R["responses"][S]> extends z.ZodType
      ? z.output<Content<R["responses"][S]>>
      : never
    : S extends 204
      ? undefined
      : never;
}[keyof R["responses"]];

/** A problem from the API, with the sentence for the person in `body.detail`. */
export class ApiProblem extends Error {
  readonly body: ProblemBody;
  readonly retryAfter: number | undefined;
  constructor(body: ProblemBody, retryAfter?: number) {
    super(body.title);
    this.name = "ApiProblem";
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export type Send = (request: Request) => Promise<Response> | Response;
type Context = {
  send: Send;
  base: string;
  headers?: Headers | Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};

/** Calls one route of the contract and returns its body; throws `ApiProblem` for a problem. */
export async function call<R extends RouteConfig>(context: Context, route: R, input: InputOf<R>): Promise<OutputOf<R>> {
  const response = await context.send(toRequest(context, route, input));
  if (response.ok) return (await bodyOf(response)) as OutputOf<R>;
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  throw new ApiProblem(await problemOf(response), retryAfter);
}

/** Some routes answer without a body. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

type AnyInput = { body?: unknown; params?: Record<string, string>; query?: Record<string, unknown> };

function toRequest({ base, headers, signal }: Context, route: RouteConfig, input: unknown) {
  const { body, params = {}, query = {} } = input as AnyInput;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) url.searchParams.append(name, String(each));
  }
  const all = new Headers(headers);
  const isForm = Boolean(route.request?.body?.content["multipart/form-data"]);
  if (body !== undefined && !isForm) all.set("content-type", "application/json");
  return new Request(url, {
    method: route.method.toUpperCase(),
    headers: all,
    ...(body !== undefined && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** A body as a form; the request itself sets its content type. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | File>)) form.append(name, value);
  return form;
}

async function problemOf(response: Response): Promise<ProblemBody> {
  const body = (await response.json().catch(() => undefined)) as ProblemBody | undefined;
  return (
    body ?? {
      type: "about:blank",
      title: response.statusText,
      status: response.status,
      code: "unavailable",
      detail: "",
    }
  );
}
