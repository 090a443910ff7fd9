import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After a `no` too the page shows how things stand now; not where the server cannot be reached at all. */
export const showsPresent = ({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || (formMethod === "POST" && actionStatus !== 503);
