import { matchesName } from "../../platform/i18n/matches-name.ts";
import type { Entry, EntryContext, EntryGroup, TeamEntries } from "./entry.ts";
import { appointmentEntry, openCallEntries, peopleEntries, personCommandEntries } from "./hit-entries.ts";
import { commandEntries, pageEntries, shortcutEntries } from "./menu-entries.ts";
import type { Recent } from "./recent.ts";

/** Of what the page itself can do, while nothing is typed. */
const MOST_HERE = 5;
const NOTHING: ReturnType<TeamEntries["teamEntries"]> = { cases: [], people: [], appointments: [], payments: [] };

/** The groups of the palette; those without entries are left out. */
export function entryGroups(context: EntryContext, ofTeam: TeamEntries | null): EntryGroup[] {
  const isMeant = ({ label, detail = "" }: Entry) =>
    context.typed.split(/\s+/).every((word) => matchesName(`${label} ${detail}`, word));
  const team = ofTeam?.teamEntries(context) ?? NOTHING;
  const people = [...peopleEntries(context), ...team.people];
  const own = context.hits.appointments.map((each) => appointmentEntry(each, context));
  const appointments = [...own, ...team.appointments];
  const pages = pageEntries(context);
  const groups: EntryGroup[] = context.typed
    ? [
        { key: "cases", entries: team.cases },
        { key: "people", entries: people },
        { key: "appointments", entries: appointments },
        { key: "payments", entries: team.payments },
        { key: "here", entries: shortcutEntries(context).filter(isMeant) },
        { key: "pages", entries: pages.filter(isMeant) },
        {
          key: "acts",
          entries: [
            ...(ofTeam?.proofEntries(context) ?? []),
            ...openCallEntries(context),
            ...personCommandEntries(context),
            ...commandEntries(context).filter(isMeant),
          ],
        },
      ]
    : [
        // The team begins with what can be done about the open case, or with the list.
        { key: "here", entries: context.role === "operator" ? shortcutEntries(context).slice(0, MOST_HERE) : [] },
        { key: "cases", entries: team.cases },
        ...emptyGroups(context, { people, appointments, pages }),
      ];
  return groups.filter(({ entries }) => entries.length > 0);
}

type Known = { people: Entry[]; appointments: Entry[]; pages: Entry[] };

/** While nothing is typed: what was opened last, what comes next, and the main pages. */
function emptyGroups(context: EntryContext, { people, appointments, pages }: Known): EntryGroup[] {
  const known = [...people, ...appointments, ...pages];
  const isSame = (one: Recent, other: Recent | undefined) => one.kind === other?.kind && one.id === other.id;
  const recent = context.recent.flatMap((each) => known.find((entry) => isSame(each, entry.recent)) ?? []);
  const rest = (entries: Entry[]) => entries.filter((entry) => !recent.includes(entry));
  const coming = context.hits.appointments.filter(({ endsAt }) => Date.parse(endsAt) > context.now).map(({ id }) => id);
  return [
    { key: "recent", entries: recent },
    {
      key: "next",
      entries: [
        ...openCallEntries(context),
        ...rest(appointments).filter(({ recent: of }) => of && coming.includes(of.id)),
      ],
    },
    { key: "pages", entries: rest(pages.filter(({ keys }) => keys)) },
    { key: "acts", entries: commandEntries(context) },
  ];
}
