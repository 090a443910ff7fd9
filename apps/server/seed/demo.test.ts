import { Agenda } from "@aufwind/contract/agenda";
import { ClientOverview, CoachOverview } from "@aufwind/contract/appointments";
import type { ClientItem } from "@aufwind/contract/coach-clients";
import { PublicCoach } from "@aufwind/contract/coach-profiles";
import { Chat, type Conversation } from "@aufwind/contract/conversations";
import type { Credits } from "@aufwind/contract/credits";
import { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Friends } from "@aufwind/contract/friends";
import type { Onboarding } from "@aufwind/contract/onboarding";
import type { Statement } from "@aufwind/contract/statements";
import { INVITATION_STATUSES } from "@aufwind/rules/client-invitations";
import { EXPERIENCE_LEVELS } from "@aufwind/rules/clients";
import { STEPS } from "@aufwind/rules/coach-profiles";
import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { expect, test } from "vitest";
import { hasFreeSlot } from "../src/features/schedules/queries.ts";
import { logIn } from "../test/people.ts";
import { testServer } from "../test/test-server.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedDemo } from "./demo.ts";
import { DEMO_OPERATORS, DEMO_PASSWORD, DEMO_PEOPLE, NEWCOMER } from "./people.ts";
import { exceptionsOf } from "./store-coaches.ts";

type Clients = { items: ClientItem[]; totalCount: number };

const server = await testServer();
await seedDemo(server);

const signedIn = async (email: string) => {
  const browser = server.browser();
  const { status } = await logIn(browser, { email, password: DEMO_PASSWORD });
  return { browser, status };
};
const profileAt = async (slug: string) =>
  PublicCoach.parse(await (await server.request(`/api/visitors/coaches/${slug}`)).json());
const foundSlugs = async () => {
  const rows = await server.database
    .selectFrom("coaches")
    .select("slug")
    .where("is_public", "=", true)
    .where("allow_in_listing", "=", true)
    .execute();
  return rows.map(({ slug }) => slug);
};

test("every coach who wants to be found is, with a face, a resume and an offer", async () => {
  const slugs = await foundSlugs();
  expect(slugs).toHaveLength(DEMO_COACHES.filter(({ isPublic, isListed }) => isPublic && isListed).length);
  for (const slug of slugs) {
    const { profilePicture, resume, appointmentSettings } = await profileAt(slug);
    expect([slug, profilePicture?.width]).toEqual([slug, 640]);
    expect([slug, resume?.educations.length]).not.toEqual([slug, 0]);
    expect([slug, appointmentSettings.length]).not.toEqual([slug, 1]);
  }
});

test("the team's log, which nobody can sort, was written in the order of time", async () => {
  const entries = await server.database.selectFrom("audit_log").select("at").orderBy("position").execute();
  const times = entries.map(({ at }) => at.getTime());
  expect(times.length).toBeGreaterThan(50);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test("most have a free day within two weeks", async () => {
  const profiles = await Promise.all((await foundSlugs()).map(profileAt));
  const soon = server.clock.now().getTime() + 14 * 86_400_000;
  const free = profiles.filter(({ nextFreeAt }) => nextFreeAt !== null && Date.parse(nextFreeAt) < soon);
  expect(free.length).toBeGreaterThan(profiles.length * 0.8);
});

test("on whatever day of the year the demo starts, every public coach can be booked", () => {
  for (const coach of DEMO_COACHES.filter(({ isPublic }) => isPublic))
    for (let day = 0; day < 366; day++) {
      const now = new Date(Date.UTC(2027, 0, 1 + day, 12));
      const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10));
      const scheduleExceptions = exceptionsOf(coach, today).map((each) => ({ id: "", ...each }));
      const { timeZone, hours: workingSlots } = coach;
      const settings = { ...AGENDA_DEFAULTS, ...coach.settings };
      const gone = { appointments: [], busy: [] };
      const schedule = { timeZone, workingSlots, settings, scheduleExceptions, holidayState: null, ...gone };
      const { durationMinutes } = coach.consultations.standard;
      expect([coach.email, day, hasFreeSlot(schedule, { durationMinutes, now })]).toEqual([coach.email, day, true]);
    }
});

test("a certificate can be fetched, a proof cannot", async () => {
  const { coachId, documents } = await profileAt("jonas-petersen");
  expect(documents.map(({ name }) => name)).toEqual(["Coaching-Zertifikat.pdf"]);
  expect((await server.request(documents[0]?.url ?? "")).status).toBe(200);
  const hidden = `/api/storage/get/${coachId}?path=documents/Versicherungsnachweis.pdf`;
  expect((await server.request(hidden)).status).toBe(404);
});

test("everybody on the login page can log in, and so can the other coaches", async () => {
  for (const { email } of [...DEMO_PEOPLE, ...DEMO_OPERATORS, ...DEMO_COACHES.slice(-2)])
    expect([email, (await signedIn(email)).status]).toEqual([email, 200]);
});

test("the newcomer stands before the third step, with what she has typed", async () => {
  const { browser } = await signedIn(NEWCOMER.email);
  const onboarding = (await (await browser.get("/api/coaches/onboarding")).json()) as Onboarding;
  expect(onboarding).toMatchObject({ current: STEPS[2], finished: false, drafts: { account: { city: "Leipzig" } } });
});

test("most coaches have reviews, some many and some few, mostly good and not only; several have none", async () => {
  const profiles = await Promise.all((await foundSlugs()).map(profileAt));
  const ratings = profiles.flatMap(({ rating }) => rating ?? []);
  expect(ratings).toHaveLength(30);
  expect(profiles.length - ratings.length).toBeGreaterThan(5);
  const counts = ratings.map(({ count }) => count);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 40]);
  expect(ratings.filter(({ score }) => score >= 4).length).toBeGreaterThan(20);
  expect(ratings.some(({ score }) => score < 4)).toBe(true);
});

test("reviews tell different things in both languages over one and a half years, and none twice of one coach", async () => {
  const made = server.database.selectFrom("reviews").selectAll().where("appointment_id", "is", null);
  const reviews = await made.execute();
  expect(new Set(reviews.map(({ body }) => body)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(reviews.map(({ coach_id, body }) => `${coach_id} ${body}`)).size).toBe(reviews.length);
  for (const locale of ["de", "en"])
    expect(reviews.filter((review) => review.locale === locale).length).toBeGreaterThan(100);
  const now = server.clock.now().getTime();
  const ages = reviews.map(({ written_at }) => (now - written_at.getTime()) / 86_400_000);
  expect([Math.min(...ages) >= 8, Math.max(...ages) > 400, Math.max(...ages) <= 540]).toEqual([true, true, true]);
  expect(reviews.filter(({ answer }) => answer).length).toBeGreaterThan(50);
  const sinces = await server.database.selectFrom("coaches").select(["user_id", "first_public_at"]).execute();
  for (const { coach_id, written_at } of reviews)
    expect(sinces.find(({ user_id }) => user_id === coach_id)?.first_public_at?.getTime()).toBeLessThan(+written_at);
});

test("Lena has said what she looks for, is shown who fits, and has three bookmarks; Sam has nothing yet", async () => {
  const [lena, sam] = [await signedIn("lena@example.org"), await signedIn("sam@example.org")];
  const read = async ({ browser }: typeof lena, path: string) => (await browser.get(`/api/clients/${path}`)).json();
  expect(await read(lena, "preferences")).toMatchObject({
    preferredCoachingAreas: ["burnout", "stress", "sleep"],
    healthConsent: true,
    isFinished: true,
  });
  expect(await read(lena, "bookmarks/0/10/desc")).toMatchObject({ totalCount: 3 });
  const suggested = (await read(lena, "suggested-coaches/0/5/desc")) as { items: { match: { score: number } }[] };
  expect(suggested.items).toHaveLength(5);
  expect(suggested.items[0]?.match.score).toBeGreaterThan(70);
  expect(await read(sam, "preferences")).toMatchObject({ preferredCoachingAreas: [], isFinished: false });
  expect(await read(sam, "bookmarks/0/10/desc")).toMatchObject({ totalCount: 0 });
});

test("Lena has a last appointment, some to come and a new time to answer; Sam has moved one himself", async () => {
  const read = async (email: string, path: string) => {
    const { browser } = await signedIn(email);
    return (await browser.get(`/api/clients/appointments/${path}`)).json();
  };
  const overview = ClientOverview.parse(await read("lena@example.org", "overview"));
  expect(overview.last).toMatchObject({ scheduledStatus: "Completed", coach: { name: "Jonas Petersen" } });
  expect(overview.today).toMatchObject([{ scheduledStatus: "Scheduled", coach: { slug: "jonas-petersen" } }]);
  expect(overview.waiting).toMatchObject([{ scheduledStatus: "Rescheduled", awaiting: "client" }]);
  expect([overview.upcoming.length, overview.recent.length]).toEqual([3, 5]);
  expect(overview.upcoming[0]?.coach.picture).not.toBeNull();
  expect(await read("lena@example.org", "0/10/asc?status=Cancelled")).toMatchObject({ totalCount: 1 });
  expect(await read("sam@example.org", "0/10/asc?status=Rescheduled")).toMatchObject({
    items: [{ awaiting: "coach" }],
  });
});

test("Jonas and Amelia have requests to answer, a week with appointments and an agenda with open hours", async () => {
  for (const email of ["jonas@example.org", "amelia@example.org"]) {
    const { browser } = await signedIn(email);
    const overview = CoachOverview.parse(await (await browser.get("/api/coaches/appointments/overview")).json());
    expect([email, overview.waitingCount >= 3, overview.thisWeek.length >= 3]).toEqual([email, true, true]);
    expect(overview.next).not.toBeNull();
    const agenda = Agenda.parse(await (await browser.get("/api/coaches/agenda?from=2026-11-16&to=2026-11-23")).json());
    expect([email, agenda.appointments.length >= 3, agenda.open.length >= 4]).toEqual([email, true, true]);
  }
});

test("Jonas and Amelia have half a year behind them: more in its second half, every closed month paid out", async () => {
  for (const email of ["jonas@example.org", "amelia@example.org"]) {
    const { browser } = await signedIn(email);
    const read = async (path: string) => (await browser.get(`/api/coaches/${path}`)).json();
    const { activity, averageRating, ratedAppointments, now } = CoachDashboard.parse(
      await read("dashboard?period=last6Months"),
    );
    const sum = (part: typeof activity, of: "completed" | "revenueCents" | "lost") =>
      part.reduce((all, each) => all + each[of], 0);
    const half = Math.floor(activity.length / 2);
    for (const of of ["completed", "revenueCents"] as const)
      expect([email, of, sum(activity.slice(half), of) > sum(activity.slice(0, half), of)]).toEqual([email, of, true]);
    expect(sum(activity, "lost")).toBeGreaterThan(2);
    expect([email, (averageRating ?? 0) > 4, ratedAppointments > 5]).toEqual([email, true, true]);
    const { waitingCount } = CoachOverview.parse(await read("appointments/overview"));
    expect([waitingCount >= 1, now.reviewsToApprove >= 2, now.isPayoutReady]).toEqual([true, true, true]);
    const { items } = (await read("statements/0/10/desc")) as { items: Statement[] };
    expect([email, items.length >= 5, items.every(({ payout }) => payout === "paid")]).toEqual([email, true, true]);
  }
});

test("both have many clients of every level, new and their own from before, some long gone", async () => {
  for (const [email, least] of [
    ["jonas@example.org", 20],
    ["amelia@example.org", 15],
  ] as const) {
    const { browser } = await signedIn(email);
    const page = async (number: number) =>
      (await (await browser.get(`/api/coaches/clients/${number}/20/desc`)).json()) as Clients;
    const [{ items: newest, totalCount }, { items: others }] = [await page(0), await page(1)];
    const items = [...newest, ...others];
    expect([email, totalCount >= least]).toEqual([email, true]);
    const levels = new Set(items.map(({ experienceLevel }) => experienceLevel));
    expect([email, levels.size]).toEqual([email, EXPERIENCE_LEVELS.length + 1]);
    expect(new Set(items.map(({ relation }) => relation))).toEqual(new Set(["new", "existing"]));
    const ago = server.clock.now().getTime() - 60 * 86_400_000;
    const gone = items.filter(({ lastAppointment: last }) => last && Date.parse(last.scheduledAt) < ago);
    expect([email, gone.length >= 2]).toEqual([email, true]);
  }
});

test("Lena has friends with and without a credit, one credit used, sheets of her coaches, and asked support", async () => {
  const { browser } = await signedIn("lena@example.org");
  const read = async (path: string) => (await browser.get(`/api/${path}`)).json();
  const { friends } = (await read("clients/friends")) as Friends;
  expect(new Set(friends.map(({ status }) => status))).toEqual(new Set(["credited", "waiting"]));
  const { items: credits } = (await read("clients/credits")) as Credits;
  expect(credits.some(({ usedFor }) => usedFor)).toBe(true);
  expect(await read("clients/documents/0/10/desc")).toMatchObject({ totalCount: 3 });
  expect(await read("support/requests")).toMatchObject({ items: [{ topic: "technical" }, { topic: "payment" }] });
  const unread = await server.database
    .selectFrom("notifications")
    .innerJoin("users", "users.id", "user_id")
    .select("notifications.kind")
    .where("email", "=", "lena@example.org")
    .where("status", "<>", "Read")
    .execute();
  expect(unread.map(({ kind }) => kind)).toContain("documentShared");
});

test("Lena and Sam have a saved card that the provider knows", async () => {
  const cards = await server.database
    .selectFrom("payment_methods")
    .innerJoin("users", "users.id", "payment_methods.user_id")
    .select(["provider_id", "last_four"])
    .where("users.email", "in", ["lena@example.org", "sam@example.org"])
    .orderBy("users.email")
    .execute();
  expect(cards.map(({ last_four }) => last_four)).toEqual(["4242", "4444"]);
  for (const { provider_id, last_four } of cards) {
    const { card } = await server.cards.stripe.paymentMethods.retrieve(provider_id);
    expect(card?.last4).toBe(last_four);
  }
});

test("a second start changes nothing", async () => {
  expect(await seedDemo(server)).toBe(false);
});

test("Lena and Jonas have sent each other a picture and a PDF, and she can open both", async () => {
  const { browser } = await signedIn("lena@example.org");
  const { items } = (await (await browser.get("/api/clients/conversations/0/15/desc")).json()) as {
    items: Conversation[];
  };
  const chats = await Promise.all(
    items.map(async ({ conversationId }) =>
      Chat.parse(await (await browser.get(`/api/clients/conversations/${conversationId}`)).json()),
    ),
  );
  const attached = chats.flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments));
  expect(attached.map(({ name, width }) => [name, width])).toEqual([
    ["Drei Zeilen.webp", 1200],
    ["Abendritual.pdf", null],
  ]);
  for (const { url, contentType } of attached)
    expect((await browser.get(url)).headers.get("content-type")).toBe(contentType);
});

test("the team has two requests to decide, a log, and cases about what there is", async () => {
  const { database } = server;
  const waiting = await database.selectFrom("approvals").select("kind").where("decision", "is", null).execute();
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(["closeAccount", "payoutRelease"]);
  const cases = await database.selectFrom("cases").select("about_kind").where("about_id", "is not", null).execute();
  const kinds = new Set(cases.map(({ about_kind }) => about_kind));
  expect([...kinds].sort()).toEqual(expect.arrayContaining(["appointment", "payment", "profile", "review"]));
  const notices = await database.selectFrom("content_notices").select("content_kind").orderBy("created_at").execute();
  expect(notices.map(({ content_kind }) => content_kind)).toEqual(["profile", "review"]);
  const actions = await database.selectFrom("audit_log").select("action").distinct().execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["approvals.ask", "cases.answer", "payouts.hold", "people.read"]),
  );
});

test("one coach has invited people by mail, some of each status", async () => {
  const { browser } = await signedIn("jonas@example.org");
  const { counts } = (await (await browser.get("/api/coaches/invitations/0/30/desc")).json()) as {
    counts: { status: string; count: number }[];
  };
  expect(counts.filter(({ count }) => count > 0).map(({ status }) => status)).toEqual(
    expect.arrayContaining([...INVITATION_STATUSES]),
  );
});
