import type { markDelivered } from "@aufwind/contract/conversations";
import type { readLiveSummary } from "@aufwind/contract/events";
import { lightRoute } from "../../http/light-route.ts";

export const summaryRoute = lightRoute<typeof readLiveSummary>({ method: "get", path: "/api/events/summary" });
export const deliveredRoute = lightRoute<typeof markDelivered>({
  method: "patch",
  path: "/api/conversations/delivered",
});
