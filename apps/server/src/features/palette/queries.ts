import type { PaletteAppointment, PaletteHits, PalettePerson } from "@aufwind/contract/palette";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { dayMeant, kindMeant } from "@aufwind/rules/palette";
import { fold, variants } from "@aufwind/rules/search/text-analysis";
import type { Platform } from "../../platform/platform.ts";
import { findPage, type PeopleQuery } from "../contacts/store.ts";
import { berlinDay } from "../schedules/queries.ts";
import { suggestionsFor } from "../search/queries.ts";
import { photosSeenBy } from "../storage/queries.ts";
import * as store from "./store.ts";

type Asked = {
  side: Side;
  userId: string;
  locale: Locale;
  typed: string;
  recent: Record<"people" | "appointments", string[]>;
};

/** What somebody may mean; while nothing is typed, what they opened last and what comes next. */
export async function searchPalette(platform: Platform, asked: Asked): Promise<PaletteHits> {
  const { database, clock } = platform;
  const { side, userId, typed, recent } = asked;
  const whose = { side, userId, now: clock.now() };
  if (!typed) {
    const [people, appointments] = await Promise.all([
      recent.people.length > 0 ? findPeople(platform, { side, userId, name: "", ids: recent.people }) : [],
      store.findNextAndRecent(database, { ...whose, ids: recent.appointments }),
    ]);
    return { people, coaches: [], appointments: appointments.map(presentAppointment), team: null };
  }
  const [people, coaches, called, meant] = await Promise.all([
    findPeople(platform, { side, userId, name: typed }),
    side === "client" ? findCoaches(platform, asked) : [],
    store.findByName(database, { ...whose, typed }),
    findMeant(platform, whose, typed),
  ]);
  const isMeant = ({ id }: store.AppointmentRow) => meant.some((each) => each.id === id);
  const isOwn = ({ slug }: { slug: string }) => people.some((person) => person.slug === slug);
  return {
    people,
    coaches: coaches.filter((coach) => !isOwn(coach)),
    appointments: [...meant, ...called.filter((row) => !isMeant(row))].map(presentAppointment),
    team: null,
  };
}

type Whose = Pick<Asked, "side" | "userId"> & { now: Date };

/** Appointments of the day or the kind that is typed. */
async function findMeant({ database }: Platform, whose: Whose, typed: string): Promise<store.AppointmentRow[]> {
  const kind = kindMeant(typed);
  if (kind) return store.findByTimeOrKind(database, { ...whose, meant: { kind } });
  const day = dayMeant(typed, berlinDay(whose.now).toString());
  if (!day) return [];
  const begins = Temporal.PlainDate.from(day);
  const [from, to] = [begins, begins.add({ days: 1 })].map(
    (date) => new Date(date.toZonedDateTime("Europe/Berlin").epochMilliseconds),
  ) as [Date, Date];
  return store.findByTimeOrKind(database, { ...whose, meant: { from, to } });
}

const MOST_PEOPLE = 6;
/** The namesakes among whom the best are chosen. */
const MOST_NAMESAKES = 30;

/** Whoever is called so from the beginning of a name on, before those who only have the letters in it. */
function bestFirst<Row extends { name: string }>(rows: Row[], typed: string): Row[] {
  const [word = ""] = typed.split(/\s+/);
  const beginnings = variants(word);
  const begins = ({ name }: Row) =>
    fold(name)
      .split(/[\s-]+/)
      .some((part) => beginnings.some((beginning) => part.startsWith(beginning)));
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))];
}

async function findPeople({ database, clock }: Platform, query: PeopleQuery): Promise<PalettePerson[]> {
  const page = { page: 0, size: MOST_NAMESAKES, sort: "asc", now: clock.now() } as const;
  const rows = bestFirst(await findPage(database, { ...query, ...page }), query.name).slice(0, MOST_PEOPLE);
  const pictures = await photosSeenBy(
    database,
    query.userId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, slug }) => ({ id, name, slug, picture: pictures.get(id)?.profile ?? null }));
}

/** Those whom every visitor finds. */
async function findCoaches({ database }: Platform, { typed, locale }: Asked): Promise<PaletteHits["coaches"]> {
  const { coaches } = await suggestionsFor(database, { keyword: typed, locale });
  return coaches.map(({ slug, name, profilePicture }) => ({ slug, name, picture: profilePicture }));
}

const presentAppointment = (row: store.AppointmentRow): PaletteAppointment => ({
  id: row.id,
  name: row.name,
  consultation: row.consultation,
  scheduledAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  scheduledStatus: row.status,
});
