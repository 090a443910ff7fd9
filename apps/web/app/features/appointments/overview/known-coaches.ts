import type { AppointmentItem } from "@aufwind/contract/appointments";
import { isLive } from "@aufwind/rules/appointments/status";

export type KnownCoach = {
  id: string;
  slug: string;
  name: string;
  picture: AppointmentItem["coach"]["picture"];
  /** The next appointment, or the latest that took place. */
  coming: string | null;
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
    const coming = times((item) => isLive(item.scheduledStatus) && Date.parse(item.scheduledAt) > now)[0] ?? null;
    const latest = times(({ scheduledStatus }) => scheduledStatus === "Completed").at(-1) ?? null;
    return [{ id: coach.id, slug: coach.slug, name: coach.name, picture: coach.picture, coming, latest }];
  });
}
