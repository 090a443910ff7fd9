import { DAY } from "@aufwind/rules/time/durations";
import { addPerson } from "../src/features/accounts/commands.ts";
import { findByEmail, insertUser } from "../src/features/accounts/store.ts";
import { setVisibility } from "../src/features/coach-profiles/commands.ts";
import { acceptStep } from "../src/features/onboarding/commands.ts";
import { storeDraft } from "../src/features/onboarding/drafts.ts";
import { insertOperator } from "../src/features/operators/store.ts";
import { askToJoin } from "../src/features/subscriptions/commands.ts";
import { sendSupportRequest } from "../src/features/support/commands.ts";
import { declareWithdrawal } from "../src/features/withdrawals/commands.ts";
import { CONNECTION_OPTIONS, openDatabase, type Tx, transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { hashPassword } from "../src/platform/session/password-hash.ts";
import { quietAt } from "./appointments/perform.ts";
import { STORY } from "./appointments/story.ts";
import type { DemoCoach } from "./coaches/coach.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedAppointments } from "./demo-appointments.ts";
import { approvalsAsked } from "./demo-approvals.ts";
import { casesOf } from "./demo-cases.ts";
import { seedClients } from "./demo-clients.ts";
import { seedFailures } from "./demo-failures.ts";
import { storeDocuments, storePictures } from "./demo-files.ts";
import { seedGiftCards } from "./demo-gift-cards.ts";
import { seedGoals } from "./demo-goals.ts";
import { seedGrowth } from "./demo-growth.ts";
import { seedIntake } from "./demo-intake.ts";
import { seedInvitations } from "./demo-invitations.ts";
import { seedMailings } from "./demo-mailings.ts";
import { seedPackages } from "./demo-packages.ts";
import { seedChecks } from "./demo-vetting.ts";
import { seedWaiting } from "./demo-waiting.ts";
import { DEMO_COLLEAGUE, DEMO_OPERATORS, DEMO_PASSWORD, DEMO_PEOPLE, NEWCOMER } from "./people.ts";
import { daysHere } from "./reviews/plan.ts";
import { storeCoach } from "./store-coaches.ts";
import { playInOrder } from "./team-actions.ts";

/** Fills an empty database with people to log in as, coaches to find, and visitors' requests. */
export async function seedDemo(platform: Platform): Promise<boolean> {
  const known = await platform.database.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (known) return false;
  await inAHurry(platform, fill);
  return true;
}

async function fill(platform: Platform): Promise<void> {
  const userIds = await seedPeople(platform);
  const told = DEMO_COACHES.filter(({ email }) => STORY.some(({ coach }) => email.startsWith(`${coach}@`)));
  await seedFiles(platform, { userIds, coaches: told });
  // The appointments concern no other coach; meanwhile the others' pictures are drawn.
  const others = DEMO_COACHES.filter((coach) => !told.includes(coach));
  await Promise.all([seedFiles(platform, { userIds, coaches: others }), seedAppointments(platform, userIds)]);
  const published = DEMO_COACHES.filter(({ isPublic }) => isPublic).map(({ email }) => idOf(userIds, email));
  const moderator = DEMO_OPERATORS.find(({ permissions }) => !permissions.includes("admin"));
  const checker = await findByEmail(platform.database, moderator?.email ?? "");
  const checks = await seedChecks(platform, { coachIds: published, operatorId: checker?.id ?? null });
  await seedNewcomer(platform, userIds);
  await seedClients(platform, userIds);
  await seedVisits(platform);
  const lead = await findByEmail(platform.database, DEMO_OPERATORS[0]?.email ?? "");
  await playInOrder([
    ...checks,
    ...(await casesOf(platform, userIds)),
    ...(lead ? await seedMailings(platform, lead.id) : []),
    ...(await approvalsAsked(platform, userIds)),
  ]);
  await seedFailures(platform);
  const [jonas, lena] = [idOf(userIds, "jonas@example.org"), idOf(userIds, "lena@example.org")];
  await seedGiftCards(platform, idOf(userIds, "sam@example.org"));
  await seedPackages(platform, { coachId: jonas, clientId: lena });
  // Booking from the package would end the wait.
  await seedWaiting(platform, { coachId: jonas, clientId: lena });
  await seedInvitations(platform, { coachId: jonas, clientId: lena });
  await seedIntake(platform, idOf(userIds, "amelia@example.org"));
  await seedGoals(platform, { coachId: jonas, clientId: lena });
  await seedGrowth(platform, jonas);
  // Their password is public: should this database ever serve production, nobody can log in as one of them.
  await platform.database.updateTable("users").set({ is_demo: true }).execute();
}

type UserIds = Map<string, string>;
const idOf = (userIds: UserIds, email: string) => userIds.get(email) ?? "";

/** Everybody with an account, and the coaches' profiles; returns ids by address. */
async function seedPeople(platform: Platform): Promise<UserIds> {
  const password_hash = await hashPassword(DEMO_PASSWORD, platform.config);
  const listed = new Set(DEMO_PEOPLE.map(({ email }) => email));
  const others = DEMO_COACHES.filter(({ email }) => !listed.has(email));
  return transact(platform.database, async (tx) => {
    const userIds: UserIds = new Map();
    for (const { kind, locale, email, firstName, lastName } of [...DEMO_PEOPLE, ...others.map(asPerson)]) {
      const then = sinceOf(platform, email);
      const person = { kind, locale, email, firstName, lastName, password_hash, confirmed_at: then.clock.now() };
      userIds.set(email, (await addPerson(tx, then, person)).id);
    }
    await seedTeam(tx, platform, password_hash);
    for (const coach of DEMO_COACHES) await storeCoach(tx, platform, { userId: idOf(userIds, coach.email), coach });
    return userIds;
  });
}

/** The team came a year ago, and joined by an invitation like any other. */
async function seedTeam(tx: Tx, platform: Platform, password_hash: string) {
  const then = new Date(platform.clock.now().getTime() - 365 * DAY);
  const joined = {
    password_hash,
    terms_accepted_at: then,
    adult_confirmed_at: then,
    confirmed_at: then,
    created_at: then,
  };
  for (const { kind, locale, email, firstName, lastName, permissions } of [...DEMO_OPERATORS, DEMO_COLLEAGUE]) {
    const names = { first_name: firstName, last_name: lastName };
    const user = await insertUser(tx, { kind, locale, terms_locale: locale, email, ...names, ...joined });
    if (user)
      await insertOperator(tx, { user_id: user.id, permissions: [...permissions], invited_by: null, invited_at: then });
  }
}

/** When the account was created: for a coach some time ago. */
function sinceOf(platform: Platform, email: string): Platform {
  const place = DEMO_COACHES.findIndex((coach) => coach.email === email);
  const coach = DEMO_COACHES[place];
  return quietAt(platform, platform.clock.now().getTime() - (coach ? daysHere(coach, place) : 0) * DAY);
}

const asPerson = (coach: DemoCoach) => ({ ...coach, kind: "coach" as const });

/** Pictures and documents; with a picture a profile is complete and can be published. */
async function seedFiles(platform: Platform, { userIds, coaches }: { userIds: UserIds; coaches: DemoCoach[] }) {
  const waiting = coaches.map((coach) => ({ coach, userId: idOf(userIds, coach.email) }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await storePictures(platform, next);
      if (DEMO_COACHES.indexOf(next.coach) % 3 === 0) await storeDocuments(platform, next);
      if (next.coach.isPublic) await setVisibility(platform, next.userId, true);
    }
  };
  // Two pictures are encoded at a time; meanwhile others are stored.
  await Promise.all(Array.from({ length: 5 }, work));
}

/** A coach in the middle of the onboarding: two steps done, the third begun. */
async function seedNewcomer(platform: Platform, userIds: UserIds) {
  const userId = idOf(userIds, NEWCOMER.email);
  for (const what of ["terms", "conduct"] as const)
    await acceptStep(platform, userId, { what, locale: NEWCOMER.locale });
  const draft = { firstName: NEWCOMER.firstName, lastName: NEWCOMER.lastName, city: "Leipzig", zipCode: "04109" };
  await storeDraft(platform, { userId, step: "account", draft, since: platform.clock.now() });
}

/** So that the mailbox shows each kind of mail in both languages. */
async function seedVisits(platform: Platform) {
  await askToJoin(platform, { list: "newsletter", email: "mira@example.org", locale: "de" });
  await askToJoin(platform, { list: "earlyAccess", email: "tom@example.org", locale: "en" });
  await sendSupportRequest(platform, {
    locale: "de",
    request: {
      name: "Lena Brandt",
      email: "lena@example.org",
      subject: "Frage zum Kennenlerngespräch",
      message: "Guten Tag,\n\nkann ich das kostenlose Gespräch auch am Abend führen?\n\nViele Grüße\nLena Brandt",
    },
  });
  await declareWithdrawal(platform, {
    locale: "en",
    userId: undefined,
    withdrawal: { name: "Sam Reed", email: "sam@example.org", contract: "My first appointment with Jonas Petersen" },
  });
}

const OPTIONS = encodeURIComponent(`${CONNECTION_OPTIONS} -c synchronous_commit=off`);

/** With connections that do not wait for the disk at every commit: a crash only costs a demo. */
async function inAHurry<T>(platform: Platform, work: (hurried: Platform) => Promise<T>): Promise<T> {
  const { directUrl: url } = platform.config.database;
  const hurried = { url: `${url}${url.includes("?") ? "&" : "?"}options=${OPTIONS}`, pool: 12 };
  const { database, pool } = openDatabase(hurried, platform.log);
  try {
    return await work({ ...platform, database, pool });
  } finally {
    await database.destroy();
  }
}
