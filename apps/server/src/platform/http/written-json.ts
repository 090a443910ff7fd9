import type { Context, TypedResponse } from "hono";

const HEADERS = { "content-type": "application/json" };

/** A response of type `T` that is JSON text already. Only tests compare it with the contract. */
export const writtenJson = <T>(c: Context, text: string): Response & TypedResponse<T, 200, "json"> =>
  c.body(text, 200, HEADERS) as Response as Response & TypedResponse<T, 200, "json">;
