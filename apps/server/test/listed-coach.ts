import { randomUUID } from "node:crypto";
import type { TestServer } from "./test-server.ts";

type Said = { de: string; en: string };
export type Wanted = {
  /** An existing user. */
  userId?: string;
  firstName?: string;
  lastName?: string;
  areas?: string[];
  languages?: string[];
  gender?: "female" | "male" | null;
  tagLine?: Said;
  aboutMe?: Said;
  /** Net. */
  priceCents?: number;
  extendedCents?: number | null;
  vatStatus?: "regular" | "small";
  city?: string;
  /** Weekly minutes from Monday; by default Monday to Friday, nine to five. */
  weeklyHours?: string;
  noticeMinutes?: number;
  publicSince?: string;
  isPublic?: boolean;
  isListed?: boolean;
  /** How many reviews of one to five stars. */
  stars?: [number, number, number, number, number];
};

const NINE_TO_FIVE = `{${[0, 1, 2, 3, 4].map((day) => `[${day * 1440 + 540},${day * 1440 + 1020})`).join()}}`;

/** Inserts a coach directly, without the onboarding; returns the id. */
export async function listedCoach(
  { database }: Pick<TestServer, "database">,
  wanted: Wanted = {},
): Promise<{ id: string; slug: string }> {
  const { firstName = "Erika", lastName = "Muster", publicSince = "2026-06-01T00:00:00Z", stars } = wanted;
  const since = new Date(publicSince);
  const id = wanted.userId ?? randomUUID();
  const slug = `coach-${id}`;
  const email = `${id}@example.org`;
  const user = { id, kind: "coach", email, email_key: email, first_name: firstName, last_name: lastName };
  const agreed = { locale: "de", terms_locale: "de", terms_accepted_at: since, adult_confirmed_at: since };
  if (!wanted.userId)
    await database
      .insertInto("users")
      .values({ ...user, ...agreed, confirmed_at: since, created_at: since })
      .execute();
  await database.insertInto("coaches").values(coachRow(wanted, { id, slug, since })).execute();
  await database.insertInto("businesses").values(businessRow(wanted, id)).execute();
  await database.insertInto("consultations").values(consultationRows(wanted, id)).execute();
  await database
    .insertInto("schedules")
    .values({
      coach_id: id,
      weekly_hours: wanted.weeklyHours ?? NINE_TO_FIVE,
      notice_minutes: wanted.noticeMinutes ?? 1440,
    })
    .execute();
  if (stars) {
    const [stars_1, stars_2, stars_3, stars_4, stars_5] = stars;
    const counts = { stars_1, stars_2, stars_3, stars_4, stars_5 };
    await database
      .insertInto("coach_ratings")
      .values({ coach_id: id, ...counts })
      .execute();
  }
  return { id, slug };
}

type CoachRowParams = { id: string; slug: string; since: Date };

const coachRow = (wanted: Wanted, { id, slug, since }: CoachRowParams) => ({
  user_id: id,
  slug,
  gender_identity: wanted.gender ?? null,
  tag_line_de: wanted.tagLine?.de ?? "",
  tag_line_en: wanted.tagLine?.en ?? "",
  about_me_de: wanted.aboutMe?.de ?? "Ich begleite Sie.",
  about_me_en: wanted.aboutMe?.en ?? "",
  areas: wanted.areas ?? ["stress"],
  languages: wanted.languages ?? ["de"],
  is_public: wanted.isPublic ?? true,
  allow_in_listing: wanted.isListed ?? true,
  first_public_at: since,
  created_at: since,
});

const businessRow = ({ vatStatus = "regular", city = "Berlin" }: Wanted, coach_id: string) => ({
  coach_id,
  address1: "Hauptstraße 1",
  zip_code: "10115",
  city,
  country: "DE",
  company_email: "praxis@example.org",
  vat_status: vatStatus,
  tax_number: "30/124/56789",
  phone: "+49 30 1234567",
  register: "none",
  certified_version: "2026-11",
  certified_at: new Date("2026-06-01T00:00:00Z"),
  iban: Buffer.from("sealed"),
});

function consultationRows({ priceCents = 10_000, extendedCents = null }: Wanted, coach_id: string) {
  const texts = { coach_id, description_de: "Ein Gespräch", description_en: "" };
  return [
    { ...texts, kind: "discovery", duration_minutes: 15, price_cents: 0 },
    { ...texts, kind: "standard", duration_minutes: 60, price_cents: priceCents },
    ...(extendedCents === null
      ? []
      : [{ ...texts, kind: "extended", duration_minutes: 90, price_cents: extendedCents }]),
  ];
}
