import type { ApiFailure, Locale } from "./errors.ts";
import type { Params, Spec } from "./params.ts";
import type { Ledger } from "./store/objects.ts";

/** The context of a request: the stored objects, who asks, and what to record about it. */
export type RequestContext = Ledger & {
  /** With the publishable key, from a browser. */
  isPublic: boolean;
  locale: Locale;
  /** The public address of this sandbox, for the pages it sends people to. */
  origin: string;
  apiVersion: string;
  /** Which request caused an event; none for what happens by itself. */
  request: { id: string | null; idempotency_key: string | null };
};

type Method = "get" | "post" | "delete";
type AnswerParams<S extends Spec> = { id: string; params: Params<S> };

/** One call of the provider's API. */
export type Route = {
  method: Method;
  path: string;
  params: Spec;
  /** Allowed with the publishable key and the client secret. */
  isOpen: boolean;
  answer(context: RequestContext, asked: AnswerParams<Spec>): object | ApiFailure;
};

type RouteParams<S extends Spec> = {
  params?: S;
  isOpen?: boolean;
  answer(context: RequestContext, asked: AnswerParams<S>): object | ApiFailure;
};

const EXPAND = { expand: "texts" } as const;

/** A route with typed parameters. */
export const route = <const S extends Spec = Record<never, never>>(
  asked: `${"GET" | "POST" | "DELETE"} /v1/${string}`,
  { params, isOpen = false, answer }: RouteParams<S>,
): Route => {
  const [method = "", path = ""] = asked.split(" ");
  return {
    method: method.toLowerCase() as Method,
    path,
    isOpen,
    params: { ...(method !== "DELETE" && EXPAND), ...params },
    answer: (context, { id, params: read }) => answer(context, { id, params: read as Params<S> }),
  };
};
