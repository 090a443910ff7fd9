import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After a refusal, too, the page shows the present state; not if the server cannot be reached at all. */
export const showsPresent = ({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || (formMethod === "POST" && actionStatus !== 503);
