import { listClientAppointments } from "@aufwind/contract/appointments";
import { listBookmarks } from "@aufwind/contract/bookmarks";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { type KnownCoach, knownCoaches } from "./known-coaches.ts";

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
            ...{ id: coachId, slug, name, picture: profilePicture, coming: null, latest: null },
          }),
        ),
      () => null,
    ),
  ]);
  const isNew = ({ id }: KnownCoach) => !known?.some((each) => each.id === id);
  return { known, bookmarked: bookmarked?.filter(isNew) ?? null };
}
