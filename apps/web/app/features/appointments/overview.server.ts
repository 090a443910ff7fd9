import {
  type ClientOverview,
  type CoachOverview,
  readClientOverview,
  readCoachOverview,
} from "@aufwind/contract/appointments";
import { api, type Visit } from "../../platform/api.ts";

/** What the first page shows of the appointments; null where it cannot be had just now. */
export async function askClientOverview({ request, context }: Visit) {
  const overview: ClientOverview | null = await api(request, context)(readClientOverview, {}).catch(() => null);
  return { overview, now: Date.now() };
}

export async function askCoachOverview({ request, context }: Visit) {
  const overview: CoachOverview | null = await api(request, context)(readCoachOverview, {}).catch(() => null);
  return { overview, now: Date.now() };
}
