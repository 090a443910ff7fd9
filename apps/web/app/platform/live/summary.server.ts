import { type LiveSummary, readLiveSummary } from "@aufwind/contract/events";
import { api, type LoaderArgs } from "../http/api.ts";
import { hasSession } from "../session/member.server.ts";

/** What is unread, for people who are signed in; a page is shown without it, too. */
export async function askSummary({ request, context }: LoaderArgs): Promise<LiveSummary | null> {
  if (!hasSession(request)) return null;
  return api(request, context)(readLiveSummary, {}).catch(() => null);
}
