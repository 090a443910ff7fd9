import { matchesName } from "../../platform/i18n/matches-name.ts";
import type { Entry, EntryGroup, Place, TeamEntries } from "./entry.ts";
import { actsWith, appointmentEntry, callsOf, peopleOf } from "./found-entries.ts";
import { actsOf, pageKeysOf, pagesOf } from "./known-entries.ts";
import type { Recent } from "./recent.ts";

/** Of what the page itself can do, while nothing is typed. */
const MOST_HERE = 5;
const NOTHING: ReturnType<TeamEntries["teamEntriesOf"]> = { cases: [], people: [], appointments: [], payments: [] };

/** The groups of the palette; those without entries are left out. */
export function entryGroups(place: Place, ofTeam: TeamEntries | null): EntryGroup[] {
  const isMeant = ({ label, detail = "" }: Entry) =>
    place.typed.split(/\s+/).every((word) => matchesName(`${label} ${detail}`, word));
  const team = ofTeam?.teamEntriesOf(place) ?? NOTHING;
  const people = [...peopleOf(place), ...team.people];
  const own = place.hits.appointments.map((each) => appointmentEntry(each, place));
  const appointments = [...own, ...team.appointments];
  const pages = pagesOf(place);
  const groups: EntryGroup[] = place.typed
    ? [
        { key: "cases", entries: team.cases },
        { key: "people", entries: people },
        { key: "appointments", entries: appointments },
        { key: "payments", entries: team.payments },
        { key: "here", entries: pageKeysOf(place).filter(isMeant) },
        { key: "pages", entries: pages.filter(isMeant) },
        {
          key: "acts",
          entries: [
            ...(ofTeam?.proofOf(place) ?? []),
            ...callsOf(place),
            ...actsWith(place),
            ...actsOf(place).filter(isMeant),
          ],
        },
      ]
    : [
        // The team begins with what can be done about the open case, or with the list.
        { key: "here", entries: place.role === "operator" ? pageKeysOf(place).slice(0, MOST_HERE) : [] },
        { key: "cases", entries: team.cases },
        ...emptyGroups(place, { people, appointments, pages }),
      ];
  return groups.filter(({ entries }) => entries.length > 0);
}

type Known = { people: Entry[]; appointments: Entry[]; pages: Entry[] };

/** While nothing is typed: what was opened last, what comes next, and the main pages. */
function emptyGroups(place: Place, { people, appointments, pages }: Known): EntryGroup[] {
  const known = [...people, ...appointments, ...pages];
  const isSame = (one: Recent, other: Recent | undefined) => one.kind === other?.kind && one.id === other.id;
  const recent = place.recent.flatMap((each) => known.find((entry) => isSame(each, entry.recent)) ?? []);
  const rest = (entries: Entry[]) => entries.filter((entry) => !recent.includes(entry));
  const coming = place.hits.appointments.filter(({ endsAt }) => Date.parse(endsAt) > place.now).map(({ id }) => id);
  return [
    { key: "recent", entries: recent },
    {
      key: "next",
      entries: [...callsOf(place), ...rest(appointments).filter(({ recent: of }) => of && coming.includes(of.id))],
    },
    { key: "pages", entries: rest(pages.filter(({ keys }) => keys)) },
    { key: "acts", entries: actsOf(place) },
  ];
}
