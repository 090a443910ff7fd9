import type { ProblemBody } from "@aufwind/contract/platform/route";

export type FormValues = Record<string, string>;

/** What a form's action answers; `form` names the form on the page, `values` is what was typed, without secrets. */
export type FormResult<T = unknown> =
  | { ok: true; form: string; data: T; values: FormValues }
  | {
      ok: false;
      form: string;
      problem: ProblemBody;
      values: FormValues;
      /** Seconds to wait, where the API says so. */
      retryAfter?: number | undefined;
    };

/** A `no` of the API. */
export type Refusal = Extract<FormResult, { ok: false }>;
