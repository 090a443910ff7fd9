import { readClientToday } from "@aufwind/contract/dashboards-today";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { clientLines } from "./client-lines.ts";

/** A client's first page; null if not available. */
export async function loadClientToday({ request, context }: LoaderArgs) {
  const facts = await api(request, context)(readClientToday, {}).catch(() => null);
  if (!facts) return null;
  const { readAt, next, appointments, balanceCents } = facts;
  return { now: Date.parse(readAt), next, appointments, balanceCents, lines: clientLines(facts) };
}

export type ClientTodayFacts = NonNullable<Awaited<ReturnType<typeof loadClientToday>>>;
