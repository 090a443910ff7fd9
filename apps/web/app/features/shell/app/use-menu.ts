import { useLocation } from "react-router";
import { usePage } from "../../../platform/i18n/locale.tsx";
import { useLiveSummary } from "../../../platform/live/use-live.ts";
import type { Role } from "../../../platform/session/member.ts";
import type { TeamMenu } from "../../../platform/session/operator.server.ts";
import { entryOf, navigationOf, withinPermissions } from "../../../shared/navigation.ts";
import { menuCounts } from "./menu-counts.ts";

export type Area = {
  role: Role;
  /** For coaches: whether the onboarding is not finished. */
  isSettingUp: boolean;
  /** The coach's page, once it is public. */
  publicSlug: string | null;
  /** Operators only: what they may open, and what waits for them. */
  team: TeamMenu | null;
};

export type Menu = ReturnType<typeof useMenu>;

/** What the sidebar and the bar below the page show. */
export function useMenu({ role, isSettingUp, team }: Area) {
  const { page } = usePage();
  const { search } = useLocation();
  const all = navigationOf(role, isSettingUp);
  const groups = team ? withinPermissions(all, team.permissions) : all;
  const here = entryOf(
    groups.flatMap(({ entries }) => entries),
    { page, search },
  );
  return { groups, here, counts: menuCounts(role, { ...useLiveSummary(), team }) };
}
