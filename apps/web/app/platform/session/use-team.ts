import { useRouteLoaderData } from "react-router";
import type { TeamMenu } from "./operator.server.ts";

/** What the signed-in operator may do, and what waits for them; undefined on pages outside the area. */
export const useTeam = (): TeamMenu | undefined =>
  useRouteLoaderData<{ team: TeamMenu | null }>("routes/member-layout")?.team ?? undefined;
