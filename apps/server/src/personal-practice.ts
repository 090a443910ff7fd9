import { findNames, findSites } from "./features/booking-pages/store.ts";
import { findSettings } from "./features/bookkeeping/store.ts";
import { businessOf, hasBusiness } from "./features/businesses/queries.ts";
import { importFacts } from "./features/calendars/calendar-imports.ts";
import { connectionFacts } from "./features/calendars/connections/queries.ts";
import { invitationFacts } from "./features/client-invitations/invited-people-queries.ts";
import { deleteInvitedTo } from "./features/client-invitations/invited-people-store.ts";
import { emailHashOf } from "./features/client-invitations/invitees.ts";
import { invitationFact } from "./features/client-invitations/store.ts";
import { restrictionFacts } from "./features/coach-restrictions/queries.ts";
import { presentSections } from "./features/coaches/queries.ts";
import { deleteCoach, findCoach, formerSlugsOf } from "./features/coaches/store.ts";
import { findConsultations } from "./features/consultations/store.ts";
import { ownCredentials } from "./features/credentials/queries.ts";
import { listEntries } from "./features/credentials/store.ts";
import { findCounts } from "./features/growth/store.ts";
import { findTemplates } from "./features/reply-templates/store.ts";
import { resumeOf } from "./features/resumes/queries.ts";
import { findResume } from "./features/resumes/store.ts";
import { findWritten } from "./features/schedules/store.ts";
import { presentOwnCheck } from "./features/vetting/queries.ts";
import { listChecks } from "./features/vetting/store.ts";
import { type PersonalData, undefinedIfEmpty } from "./platform/session/personal-data.ts";

/** What we store about a coach's practice: part of the list of all features, in its order. */
export const PERSONAL_PRACTICE: PersonalData[] = [
  {
    name: "coach-profile",
    read: async ({ database }, { userId }) => {
      const coach = await findCoach(database, userId);
      if (!coach) return undefined;
      const { slug, is_public, first_public_at, allow_in_listing, known_clients_may_book, created_at } = coach;
      const formerSlugs = await formerSlugsOf(database, userId);
      const shown = { slug, formerSlugs, is_public, first_public_at, allow_in_listing, known_clients_may_book };
      return { ...presentSections(coach), ...shown, created_at };
    },
    // Cascades to business, consultations, resume and schedule.
    erase: (tx, _, { userId }) => deleteCoach(tx, userId),
  },
  {
    name: "business",
    read: async (platform, { userId }) =>
      (await hasBusiness(platform.database, userId)) ? businessOf(platform, platform.database, userId) : undefined,
  },
  // Deleted with the coach.
  {
    name: "booking-page",
    read: async ({ database }, { userId }) => {
      const [names, sites] = [await findNames(database, userId), await findSites(database, userId)];
      return names.length > 0 || sites.length > 0 ? { names, sites } : undefined;
    },
  },
  {
    name: "bookkeeping",
    read: ({ database }, { userId }) => findSettings(database, userId),
  },
  {
    name: "consultations",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await findConsultations(database, [userId])),
  },
  {
    name: "resume",
    read: async ({ database }, { userId }) =>
      (await findResume(database, userId)) ? resumeOf(database, userId) : undefined,
  },
  {
    name: "schedule",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await findWritten(database, userId)),
  },
  // Deleted with the coach; what stands in the coach's own calendar stays the coach's.
  { name: "calendar-connections", read: (platform, { userId }) => connectionFacts(platform, userId) },
  // Deleted with the coach.
  {
    name: "vetting",
    read: async ({ database }, { userId }) => {
      const wasPublic = Boolean((await findCoach(database, userId))?.first_public_at);
      return undefinedIfEmpty(
        (await listChecks(database, userId)).map((check) => presentOwnCheck(check, { wasPublic })),
      );
    },
  },
  {
    name: "restrictions",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await restrictionFacts(database, userId)),
  },
  {
    name: "credentials",
    read: async ({ database, clock }, { userId: coachId }) =>
      undefinedIfEmpty(
        await ownCredentials(database, { coachId, entries: await listEntries(database, coachId), now: clock.now() }),
      ),
  },
  // Deleted with the coach.
  {
    name: "reply-templates",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await findTemplates(database, userId)),
  },
  // Deleted with the coach; it says nothing of anybody else.
  { name: "growth", read: async ({ database }, { userId }) => undefinedIfEmpty(await findCounts(database, userId)) },
  { name: "invitation", read: ({ database }, { userId }) => invitationFact(database, userId) },
  {
    name: "client-invitations",
    read: (platform, { userId }) => invitationFacts(platform, userId),
    // A coach's own go with the coach. That somebody wants no invitations stays, as a hash.
    erase: (tx, platform, { userId, email }) =>
      deleteInvitedTo(tx, { userId, emailHash: emailHashOf(platform, email) }),
  },
  // Deleted with the coach.
  {
    name: "imported-calendars",
    read: async (platform, { userId }) => undefinedIfEmpty(await importFacts(platform, userId)),
  },
];
