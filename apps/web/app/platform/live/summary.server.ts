import { type LiveSummary, readLiveSummary } from "@aufwind/contract/events";
import { api, type LoaderArgs } from "../http/api.ts";
import { hasSession } from "../session/member.server.ts";

/** Unread counts of signed-in people; a page works without them, too. */
export async function askSummary({ request, context }: LoaderArgs): Promise<LiveSummary | null> {
  if (!hasSession(request)) return null;
  return api(request, context)(readLiveSummary, {}).catch(() => null);
}
