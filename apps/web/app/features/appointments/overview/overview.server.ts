import {
  type ClientOverview,
  type CoachOverview,
  readClientOverview,
  readCoachOverview,
} from "@aufwind/contract/appointments";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";

/** The appointments of the first page; null if not available. */
export async function askClientOverview({ request, context }: LoaderArgs) {
  const overview: ClientOverview | null = await api(request, context)(readClientOverview, {}).catch(() => null);
  return { overview, now: Date.now() };
}

export async function askCoachOverview({ request, context }: LoaderArgs) {
  const overview: CoachOverview | null = await api(request, context)(readCoachOverview, {}).catch(() => null);
  return { overview, now: Date.now() };
}
