import { presentUser } from "./features/accounts/queries.ts";
import { findUser } from "./features/accounts/store.ts";
import { forgetClient } from "./features/agreements/acceptance-store.ts";
import { leaveAgreements } from "./features/agreements/commands.ts";
import { copyOf as copyOfAgreements } from "./features/agreements/queries.ts";
import { seriesOf } from "./features/appointment-series/store.ts";
import { leaveAppointments } from "./features/appointments/leaving-commands.ts";
import { copyOf as copyOfAppointments } from "./features/appointments/queries.ts";
import { bookmarksOf, deleteBookmarks } from "./features/bookmarks/store.ts";
import { deleteFeed, feedFact } from "./features/calendars/store.ts";
import { casesOf, eraseCasesOf } from "./features/cases/thread-store.ts";
import { exportProfile } from "./features/clients/client-profile.ts";
import { preferencesOf } from "./features/clients/queries.ts";
import { deleteClient, findClient } from "./features/clients/store.ts";
import { eraseRemarks } from "./features/coach-clients/remark-store.ts";
import { remarksOf } from "./features/coach-clients/remarks.ts";
import { relationsOf } from "./features/coach-clients/store.ts";
import { contactsOf, deleteContacts } from "./features/contacts/store.ts";
import { decisionFacts, eraseAppeals } from "./features/content-decisions/store.ts";
import { eraseReporter, noticesBy } from "./features/content-notices/store.ts";
import { givenContractsOf } from "./features/contracts/queries.ts";
import { contractsOf, forgetPerson } from "./features/contracts/store.ts";
import { forgetAuthor as forgetMessages } from "./features/conversations/message-store.ts";
import { copyOf, givenAttachmentsOf } from "./features/conversations/queries.ts";
import { changesOf } from "./features/email-changes/store.ts";
import { copyOf as copyOfGoals } from "./features/goals/queries.ts";
import { eraseGoals } from "./features/goals/store.ts";
import { deleteForms } from "./features/intake-forms/form-store.ts";
import { copyOf as copyOfIntakes } from "./features/intake-forms/queries.ts";
import { deleteAnswersBy } from "./features/intake-forms/store.ts";
import { textFacts } from "./features/legal-texts/store.ts";
import { deleteMailingsTo, mailingsTo } from "./features/mailings/outcome-store.ts";
import { copyOf as copyOfNotes } from "./features/notes/queries.ts";
import { deleteNotes } from "./features/notes/store.ts";
import { deleteSubscriptions, subscriptionFacts } from "./features/notifications/push-store.ts";
import { deleteSettings, settingsFact } from "./features/notifications/settings-store.ts";
import { deleteNotifications, notificationsOf } from "./features/notifications/store.ts";
import { draftsOf } from "./features/onboarding/drafts.ts";
import { deleteOnboarding, findOnboarding } from "./features/onboarding/store.ts";
import { mailsTo } from "./features/personal-data/commands.ts";
import { deleteMailsTo } from "./features/personal-data/store.ts";
import { linksOf } from "./features/providers/store.ts";
import { eraseAuthor, reviewsBy, reviewsOf } from "./features/reviews/store.ts";
import { searchesOf } from "./features/saved-searches/queries.ts";
import { deleteSearches } from "./features/saved-searches/store.ts";
import { factorsOf } from "./features/second-factors/store.ts";
import { allSessions } from "./features/sessions/store.ts";
import { deleteSharesWith, sharesOf } from "./features/shares/store.ts";
import { eraseFiles } from "./features/storage/commands.ts";
import { filesOf, givenFilesOf } from "./features/storage/queries.ts";
import { deleteSubscriptionsOf, subscriptionsOf } from "./features/subscriptions/store.ts";
import { deleteRequestsOf, requestsOf } from "./features/support/store.ts";
import { deleteSetupTests, setupTestsOf } from "./features/video-calls/setup-test-store.ts";
import { visitsOf } from "./features/video-calls/store.ts";
import { deletePlaces, placesOf } from "./features/waiting-list/store.ts";
import { withdrawalsOf } from "./features/withdrawals/store.ts";
import { copyOf as copyOfWorksheets } from "./features/worksheets/queries.ts";
import { eraseWorksheets } from "./features/worksheets/store.ts";
import { PERSONAL_MONEY } from "./personal-money.ts";
import { PERSONAL_PRACTICE } from "./personal-practice.ts";
import { type PersonalData, undefinedIfEmpty } from "./platform/session/personal-data.ts";

/**
 * What we store about a person, feature by feature. Erased in this order; a new feature adds its read and its erasure
 * here.
 */
export const PERSONAL_DATA: PersonalData[] = [
  {
    name: "profile",
    read: async ({ database }, { userId }) => {
      const user = await findUser(database, userId);
      if (!user) return {};
      const { terms_accepted_at, terms_locale, adult_confirmed_at, confirmed_at } = user;
      return { ...presentUser(user), terms_accepted_at, terms_locale, adult_confirmed_at, confirmed_at };
    },
  },
  // Which terms hold between us and somebody: stays without a name, as appointments do.
  { name: "legal-texts", read: ({ database }, { userId }) => textFacts(database, userId) },
  { name: "sessions", read: ({ database }, { userId }) => allSessions(database, userId) },
  {
    name: "email-changes",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await changesOf(database, userId)),
  },
  { name: "second-factors", read: ({ database }, { userId }) => factorsOf(database, userId) },
  { name: "sign-in-providers", read: ({ database }, { userId }) => linksOf(database, userId) },
  {
    name: "appointments",
    read: async (platform, { userId }) => undefinedIfEmpty(await copyOfAppointments(platform, userId)),
    // First of all, while both people are still known: the other side is notified.
    erase: (tx, platform, { userId }) => leaveAppointments(tx, platform, userId),
  },
  // Says which appointments belong together: stays as long as they do, without a name.
  {
    name: "appointment-series",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await seriesOf(database, userId)),
  },
  {
    name: "contracts",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await contractsOf(database, userId)),
    files: (platform, { userId }) => givenContractsOf(platform, userId),
    erase: (tx, _, { userId }) => forgetPerson(tx, userId),
  },
  // Says who was present: it stays as long as the appointment, without a name.
  { name: "room-visits", read: async ({ database }, { userId }) => undefinedIfEmpty(await visitsOf(database, userId)) },
  {
    name: "setup-tests",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await setupTestsOf(database, userId)),
    erase: (tx, _, { userId }) => deleteSetupTests(tx, userId),
  },
  {
    name: "notes",
    read: async (platform, { userId }) => undefinedIfEmpty(await copyOfNotes(platform, userId)),
    // Only the coach's own: notes about a client stay with their coach, without a name.
    erase: (tx, _, { userId }) => deleteNotes(tx, userId),
  },
  {
    name: "goals",
    read: (platform, { userId }) => copyOfGoals(platform, userId),
    // A client's go; what was shared with a coach who leaves stays with the client, private from then on.
    erase: (tx, _, { userId }) => eraseGoals(tx, userId),
  },
  {
    name: "worksheets",
    read: (platform, { userId }) => copyOfWorksheets(platform, userId),
    // Answered ones of a coach who leaves stay with the clients who answered them.
    erase: (tx, _, { userId }) => eraseWorksheets(tx, userId),
  },
  {
    name: "agreements",
    read: (platform, { userId }) => copyOfAgreements(platform, userId),
    // That somebody agreed, to what and when, stays with the other side, without the name.
    erase: async (tx, platform, { userId }) => {
      await forgetClient(tx, userId);
      await leaveAgreements(tx, platform, userId);
    },
  },
  {
    name: "intake-forms",
    read: (platform, { userId }) => copyOfIntakes(platform, userId),
    // What clients answered a coach who leaves stays with them, together with what was asked.
    erase: async (tx, _, { userId }) => {
      await deleteAnswersBy(tx, userId);
      await deleteForms(tx, userId);
    },
  },
  {
    name: "conversations",
    read: async (platform, { userId }) => undefinedIfEmpty(await copyOf(platform, userId)),
    files: (platform, { userId }) => givenAttachmentsOf(platform, userId),
    // The other side keeps its own messages.
    erase: (tx, _, { userId }) => forgetMessages(tx, userId),
  },
  {
    name: "contacts",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await contactsOf(database, userId)),
    erase: (tx, _, { userId }) => deleteContacts(tx, userId),
  },
  {
    name: "content-notices",
    read: async ({ database }, person) => undefinedIfEmpty(await noticesBy(database, person)),
    erase: (tx, _, person) => eraseReporter(tx, person),
  },
  {
    name: "content-decisions",
    read: ({ database }, { userId }) => decisionFacts(database, userId),
    // Decisions stay, since claims can be made from them.
    erase: (tx, _, { userId }) => eraseAppeals(tx, userId),
  },
  // Stay without a name, as appointments do: fees depend on them.
  {
    name: "client-remarks",
    read: async (platform, { userId }) => {
      const kept = [...(await remarksOf(platform, userId))];
      return undefinedIfEmpty(kept.map(([clientId, remark]) => ({ clientId, ...remark })));
    },
    erase: (tx, _, { userId }) => eraseRemarks(tx, userId),
  },
  {
    name: "relations",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await relationsOf(database, userId)),
  },
  ...PERSONAL_MONEY,
  {
    name: "notifications",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await notificationsOf(database, userId)),
    erase: (tx, _, { userId }) => deleteNotifications(tx, userId),
  },
  {
    name: "notification-settings",
    read: ({ database }, { userId }) => settingsFact(database, userId),
    erase: (tx, _, { userId }) => deleteSettings(tx, userId),
  },
  {
    name: "push-subscriptions",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await subscriptionFacts(database, userId)),
    erase: (tx, _, { userId }) => deleteSubscriptions(tx, userId),
  },
  ...PERSONAL_PRACTICE,
  {
    name: "calendar-feed",
    read: ({ database }, { userId }) => feedFact(database, userId),
    erase: (tx, _, { userId }) => deleteFeed(tx, userId),
  },
  {
    name: "onboarding",
    read: async (platform, { userId }) => {
      const onboarding = await findOnboarding(platform.database, userId);
      const drafts = await draftsOf(platform, platform.database, userId);
      return onboarding || drafts.length > 0 ? { ...onboarding, drafts } : undefined;
    },
    erase: (tx, _, { userId }) => deleteOnboarding(tx, userId),
  },
  { name: "client-profile", read: ({ database }, { userId }) => exportProfile(database, userId) },
  {
    name: "preferences",
    read: async (platform, { userId }) => {
      const client = await findClient(platform.database, userId);
      if (!client) return undefined;
      const { health_consent_at, health_consent_locale, finished_at } = client;
      const said = await preferencesOf(platform, platform.database, userId);
      return { ...said, health_consent_at, health_consent_locale, finished_at };
    },
    // The client's own profile is in the same row.
    erase: (tx, _, { userId }) => deleteClient(tx, userId),
  },
  {
    name: "bookmarks",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await bookmarksOf(database, userId)),
    erase: (tx, _, { userId }) => deleteBookmarks(tx, userId),
  },
  {
    name: "saved-searches",
    read: async (platform, { userId }) => undefinedIfEmpty(await searchesOf(platform, userId)),
    erase: (tx, _, { userId }) => deleteSearches(tx, userId),
  },
  {
    name: "waiting-list",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await placesOf(database, userId)),
    erase: (tx, _, { userId }) => deletePlaces(tx, userId),
  },
  {
    name: "reviews-written",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await reviewsBy(database, userId)),
    // The review stays, its author does not.
    erase: (tx, _, { userId }) => eraseAuthor(tx, userId),
  },
  {
    name: "reviews-received",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await reviewsOf(database, userId)),
  },
  {
    name: "shared-documents",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await sharesOf(database, userId)),
    // A coach's shares are deleted with the files.
    erase: (tx, _, { userId }) => deleteSharesWith(tx, userId),
  },
  {
    name: "files",
    read: ({ database }, { userId }) => filesOf(database, userId),
    files: (platform, { userId }) => givenFilesOf(platform, userId),
    erase: (tx, _, { userId }) => eraseFiles(tx, userId),
  },
  {
    // Before the subscriptions, whose rows say who was written to.
    name: "mailings",
    read: async ({ database }, person) => undefinedIfEmpty(await mailingsTo(database, person)),
    erase: (tx, _, person) => deleteMailingsTo(tx, person),
  },
  {
    name: "subscriptions",
    read: ({ database }, { email }) => subscriptionsOf(database, email),
    erase: (tx, _, { email }) => deleteSubscriptionsOf(tx, email),
  },
  {
    name: "support-requests",
    read: ({ database }, person) => requestsOf(database, person),
    erase: (tx, _, person) => deleteRequestsOf(tx, person),
  },
  {
    name: "cases",
    read: async ({ database }, person) => undefinedIfEmpty(await casesOf(database, person)),
    erase: (tx, { clock }, person) => eraseCasesOf(tx, { ...person, now: clock.now() }),
  },
  // Declarations with legal effect: they stay as long as claims can be made.
  { name: "withdrawals", read: ({ database }, { email }) => withdrawalsOf(database, email) },
  {
    name: "mails",
    read: mailsTo,
    erase: (tx, _, { email }) => deleteMailsTo(tx, email),
  },
];
