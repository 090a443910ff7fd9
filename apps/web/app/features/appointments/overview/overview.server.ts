import {
  type AppointmentItem,
  type CoachOverview,
  listClientAppointments,
  readCoachOverview,
} from "@aufwind/contract/appointments";
import { listBookmarks } from "@aufwind/contract/bookmarks";
import { isLive } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";

/** This week's appointments, and what waits; null if not available. */
export async function askCoachOverview({ request, context }: LoaderArgs) {
  const overview: CoachOverview | null = await api(request, context)(readCoachOverview, {}).catch(() => null);
  return { overview, now: Date.now() };
}

export type KnownCoach = {
  id: string;
  slug: string;
  name: string;
  picture: AppointmentItem["coach"]["picture"];
  /** The next confirmed appointment, else the next that is not agreed yet, else the latest that took place. */
  coming: string | null;
  asked: string | null;
  latest: string | null;
};

/** Each coach of these appointments once, in order; coaches who cannot be reached are left out. */
export function knownCoaches(items: readonly AppointmentItem[], now: number): KnownCoach[] {
  const known = Map.groupBy(items, ({ coach }) => coach.id);
  return [...known.values()].flatMap((own) => {
    const coach = own[0]?.coach;
    if (!coach?.slug) return [];
    const times = (isWanted: (item: AppointmentItem) => boolean) =>
      own
        .filter(isWanted)
        .map(({ scheduledAt }) => scheduledAt)
        .sort();
    const isAhead = (item: AppointmentItem) => isLive(item.scheduledStatus) && Date.parse(item.scheduledAt) > now;
    const coming = times((item) => isAhead(item) && item.scheduledStatus === "Scheduled")[0] ?? null;
    const asked = times((item) => isAhead(item) && item.scheduledStatus !== "Scheduled")[0] ?? null;
    const latest = times(({ scheduledStatus }) => scheduledStatus === "Completed").at(-1) ?? null;
    return [{ id: coach.id, slug: coach.slug, name: coach.name, picture: coach.picture, coming, asked, latest }];
  });
}

const LATEST = { page: "0", size: "30", sort: "desc" } as const;

/**
 * Whom a client may want to talk to: coaches of one's own appointments, and bookmarked ones. Each is null if not
 * available.
 */
export async function loadKnownCoaches({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [known, bookmarked] = await Promise.all([
    call(listClientAppointments, { params: LATEST, query: { status: [], period: "allTime" } }).then(
      ({ items }) => knownCoaches(items, Date.now()),
      () => null,
    ),
    call(listBookmarks, { params: LATEST }).then(
      ({ items }) =>
        items.map(
          ({ coachId, slug, name, profilePicture }): KnownCoach => ({
            ...{ id: coachId, slug, name, picture: profilePicture, coming: null, asked: null, latest: null },
          }),
        ),
      () => null,
    ),
  ]);
  const isNew = ({ id }: KnownCoach) => !known?.some((each) => each.id === id);
  return { known, bookmarked: bookmarked?.filter(isNew) ?? null };
}
