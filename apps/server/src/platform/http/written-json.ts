import type { Context, TypedResponse } from "hono";

const HEADERS = { "content-type": "application/json" };

/** An answer of type `T` that is JSON already. Nothing but tests holds the text to the contract. */
export const writtenJson = <T>(c: Context, text: string): Response & TypedResponse<T, 200, "json"> =>
  c.body(text, 200, HEADERS) as Response as Response & TypedResponse<T, 200, "json">;
