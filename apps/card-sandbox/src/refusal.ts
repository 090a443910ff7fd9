/** The provider's error. */
export type ApiError = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
};

/** A refusal. Thrown, the transaction is rolled back; returned, its writes stay: a declined payment is a fact. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: ApiError;

  constructor(status: number, error: ApiError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

type Details = Omit<ApiError, "type" | "message">;

/** The request cannot be done as asked. */
export const invalid = (message: string, details: Details & { status?: number } = {}): Refusal => {
  const { status = 400, ...rest } = details;
  return new Refusal(status, { type: "invalid_request_error", message, ...rest });
};

type Missing = { what: string; id: string; param?: string };

/** 404 in the path; 400 as a parameter. */
export const missing = ({ what, id, param }: Missing): Refusal =>
  invalid(`No such ${what}: '${id}'`, {
    status: param ? 400 : 404,
    code: "resource_missing",
    param: param ?? "id",
  });
