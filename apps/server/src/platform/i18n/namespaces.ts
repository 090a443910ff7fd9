import deFields from "@aufwind/contract/locales/de/fields.json" with { type: "json" };
import deProblems from "@aufwind/contract/locales/de/problems.json" with { type: "json" };
import enFields from "@aufwind/contract/locales/en/fields.json" with { type: "json" };
import enProblems from "@aufwind/contract/locales/en/problems.json" with { type: "json" };
import deAccounts from "../../../locales/de/accounts.json" with { type: "json" };
import deAgreements from "../../../locales/de/agreements.json" with { type: "json" };
import deAppointmentSeries from "../../../locales/de/appointment-series.json" with { type: "json" };
import deAppointments from "../../../locales/de/appointments.json" with { type: "json" };
import deBookingPages from "../../../locales/de/booking-pages.json" with { type: "json" };
import deBookkeeping from "../../../locales/de/bookkeeping.json" with { type: "json" };
import deBusinesses from "../../../locales/de/businesses.json" with { type: "json" };
import deCalendars from "../../../locales/de/calendars.json" with { type: "json" };
import deCases from "../../../locales/de/cases.json" with { type: "json" };
import deClientInvitations from "../../../locales/de/client-invitations.json" with { type: "json" };
import deCoachRestrictions from "../../../locales/de/coach-restrictions.json" with { type: "json" };
import deCoachingPackages from "../../../locales/de/coaching-packages.json" with { type: "json" };
import deContentDecisions from "../../../locales/de/content-decisions.json" with { type: "json" };
import deContentNotices from "../../../locales/de/content-notices.json" with { type: "json" };
import deContracts from "../../../locales/de/contracts.json" with { type: "json" };
import deConversations from "../../../locales/de/conversations.json" with { type: "json" };
import deCredentials from "../../../locales/de/credentials.json" with { type: "json" };
import deCredits from "../../../locales/de/credits.json" with { type: "json" };
import deDisputeEvidence from "../../../locales/de/dispute-evidence.json" with { type: "json" };
import deDocuments from "../../../locales/de/documents.json" with { type: "json" };
import deEarnings from "../../../locales/de/earnings.json" with { type: "json" };
import deEmailChanges from "../../../locales/de/email-changes.json" with { type: "json" };
import deFinances from "../../../locales/de/finances.json" with { type: "json" };
import deGiftCards from "../../../locales/de/gift-cards.json" with { type: "json" };
import deGoals from "../../../locales/de/goals.json" with { type: "json" };
import deIntakeForms from "../../../locales/de/intake-forms.json" with { type: "json" };
import deInvoices from "../../../locales/de/invoices.json" with { type: "json" };
import deLedger from "../../../locales/de/ledger.json" with { type: "json" };
import deLegalTexts from "../../../locales/de/legal-texts.json" with { type: "json" };
import deMail from "../../../locales/de/mail.json" with { type: "json" };
import deMailings from "../../../locales/de/mailings.json" with { type: "json" };
import deNotes from "../../../locales/de/notes.json" with { type: "json" };
import deNotifications from "../../../locales/de/notifications.json" with { type: "json" };
import deNumbers from "../../../locales/de/numbers.json" with { type: "json" };
import deOperators from "../../../locales/de/operators.json" with { type: "json" };
import dePasswords from "../../../locales/de/passwords.json" with { type: "json" };
import dePaymentMethods from "../../../locales/de/payment-methods.json" with { type: "json" };
import dePayments from "../../../locales/de/payments.json" with { type: "json" };
import dePeople from "../../../locales/de/people.json" with { type: "json" };
import dePersonalData from "../../../locales/de/personal-data.json" with { type: "json" };
import deProviders from "../../../locales/de/providers.json" with { type: "json" };
import deReconciliation from "../../../locales/de/reconciliation.json" with { type: "json" };
import deReviews from "../../../locales/de/reviews.json" with { type: "json" };
import deSavedSearches from "../../../locales/de/saved-searches.json" with { type: "json" };
import deSecondFactors from "../../../locales/de/second-factors.json" with { type: "json" };
import deSignIn from "../../../locales/de/sign-in.json" with { type: "json" };
import deStatements from "../../../locales/de/statements.json" with { type: "json" };
import deSubscriptions from "../../../locales/de/subscriptions.json" with { type: "json" };
import deSupport from "../../../locales/de/support.json" with { type: "json" };
import deTaxReports from "../../../locales/de/tax-reports.json" with { type: "json" };
import deVetting from "../../../locales/de/vetting.json" with { type: "json" };
import deWaitingList from "../../../locales/de/waiting-list.json" with { type: "json" };
import deWithdrawals from "../../../locales/de/withdrawals.json" with { type: "json" };
import deWorksheets from "../../../locales/de/worksheets.json" with { type: "json" };
import enAccounts from "../../../locales/en/accounts.json" with { type: "json" };
import enAgreements from "../../../locales/en/agreements.json" with { type: "json" };
import enAppointmentSeries from "../../../locales/en/appointment-series.json" with { type: "json" };
import enAppointments from "../../../locales/en/appointments.json" with { type: "json" };
import enBookingPages from "../../../locales/en/booking-pages.json" with { type: "json" };
import enBookkeeping from "../../../locales/en/bookkeeping.json" with { type: "json" };
import enBusinesses from "../../../locales/en/businesses.json" with { type: "json" };
import enCalendars from "../../../locales/en/calendars.json" with { type: "json" };
import enCases from "../../../locales/en/cases.json" with { type: "json" };
import enClientInvitations from "../../../locales/en/client-invitations.json" with { type: "json" };
import enCoachRestrictions from "../../../locales/en/coach-restrictions.json" with { type: "json" };
import enCoachingPackages from "../../../locales/en/coaching-packages.json" with { type: "json" };
import enContentDecisions from "../../../locales/en/content-decisions.json" with { type: "json" };
import enContentNotices from "../../../locales/en/content-notices.json" with { type: "json" };
import enContracts from "../../../locales/en/contracts.json" with { type: "json" };
import enConversations from "../../../locales/en/conversations.json" with { type: "json" };
import enCredentials from "../../../locales/en/credentials.json" with { type: "json" };
import enCredits from "../../../locales/en/credits.json" with { type: "json" };
import enDisputeEvidence from "../../../locales/en/dispute-evidence.json" with { type: "json" };
import enDocuments from "../../../locales/en/documents.json" with { type: "json" };
import enEarnings from "../../../locales/en/earnings.json" with { type: "json" };
import enEmailChanges from "../../../locales/en/email-changes.json" with { type: "json" };
import enFinances from "../../../locales/en/finances.json" with { type: "json" };
import enGiftCards from "../../../locales/en/gift-cards.json" with { type: "json" };
import enGoals from "../../../locales/en/goals.json" with { type: "json" };
import enIntakeForms from "../../../locales/en/intake-forms.json" with { type: "json" };
import enInvoices from "../../../locales/en/invoices.json" with { type: "json" };
import enLedger from "../../../locales/en/ledger.json" with { type: "json" };
import enLegalTexts from "../../../locales/en/legal-texts.json" with { type: "json" };
import enMail from "../../../locales/en/mail.json" with { type: "json" };
import enMailings from "../../../locales/en/mailings.json" with { type: "json" };
import enNotes from "../../../locales/en/notes.json" with { type: "json" };
import enNotifications from "../../../locales/en/notifications.json" with { type: "json" };
import enNumbers from "../../../locales/en/numbers.json" with { type: "json" };
import enOperators from "../../../locales/en/operators.json" with { type: "json" };
import enPasswords from "../../../locales/en/passwords.json" with { type: "json" };
import enPaymentMethods from "../../../locales/en/payment-methods.json" with { type: "json" };
import enPayments from "../../../locales/en/payments.json" with { type: "json" };
import enPeople from "../../../locales/en/people.json" with { type: "json" };
import enPersonalData from "../../../locales/en/personal-data.json" with { type: "json" };
import enProviders from "../../../locales/en/providers.json" with { type: "json" };
import enReconciliation from "../../../locales/en/reconciliation.json" with { type: "json" };
import enReviews from "../../../locales/en/reviews.json" with { type: "json" };
import enSavedSearches from "../../../locales/en/saved-searches.json" with { type: "json" };
import enSecondFactors from "../../../locales/en/second-factors.json" with { type: "json" };
import enSignIn from "../../../locales/en/sign-in.json" with { type: "json" };
import enStatements from "../../../locales/en/statements.json" with { type: "json" };
import enSubscriptions from "../../../locales/en/subscriptions.json" with { type: "json" };
import enSupport from "../../../locales/en/support.json" with { type: "json" };
import enTaxReports from "../../../locales/en/tax-reports.json" with { type: "json" };
import enVetting from "../../../locales/en/vetting.json" with { type: "json" };
import enWaitingList from "../../../locales/en/waiting-list.json" with { type: "json" };
import enWithdrawals from "../../../locales/en/withdrawals.json" with { type: "json" };
import enWorksheets from "../../../locales/en/worksheets.json" with { type: "json" };

const en = {
  fields: enFields,
  problems: enProblems,
  accounts: enAccounts,
  "booking-pages": enBookingPages,
  bookkeeping: enBookkeeping,
  businesses: enBusinesses,
  calendars: enCalendars,
  cases: enCases,
  "client-invitations": enClientInvitations,
  "coach-restrictions": enCoachRestrictions,
  "content-decisions": enContentDecisions,
  "content-notices": enContentNotices,
  conversations: enConversations,
  credentials: enCredentials,
  credits: enCredits,
  "dispute-evidence": enDisputeEvidence,
  documents: enDocuments,
  earnings: enEarnings,
  "email-changes": enEmailChanges,
  "appointment-series": enAppointmentSeries,
  appointments: enAppointments,
  contracts: enContracts,
  notes: enNotes,
  notifications: enNotifications,
  numbers: enNumbers,
  operators: enOperators,
  passwords: enPasswords,
  payments: enPayments,
  "payment-methods": enPaymentMethods,
  people: enPeople,
  "personal-data": enPersonalData,
  providers: enProviders,
  reconciliation: enReconciliation,
  "tax-reports": enTaxReports,
  reviews: enReviews,
  "saved-searches": enSavedSearches,
  "second-factors": enSecondFactors,
  "sign-in": enSignIn,
  ledger: enLedger,
  "coaching-packages": enCoachingPackages,
  "gift-cards": enGiftCards,
  goals: enGoals,
  worksheets: enWorksheets,
  agreements: enAgreements,
  "intake-forms": enIntakeForms,
  invoices: enInvoices,
  mail: enMail,
  mailings: enMailings,
  finances: enFinances,
  "legal-texts": enLegalTexts,
  statements: enStatements,
  subscriptions: enSubscriptions,
  support: enSupport,
  vetting: enVetting,
  "waiting-list": enWaitingList,
  withdrawals: enWithdrawals,
};
type Namespaces = typeof en;

/** Typed like the English namespaces, so that a missing German sentence does not compile. */
const de: Namespaces = {
  fields: deFields,
  problems: deProblems,
  accounts: deAccounts,
  "booking-pages": deBookingPages,
  bookkeeping: deBookkeeping,
  businesses: deBusinesses,
  calendars: deCalendars,
  cases: deCases,
  "client-invitations": deClientInvitations,
  "coach-restrictions": deCoachRestrictions,
  "content-decisions": deContentDecisions,
  "content-notices": deContentNotices,
  conversations: deConversations,
  credentials: deCredentials,
  credits: deCredits,
  "dispute-evidence": deDisputeEvidence,
  documents: deDocuments,
  earnings: deEarnings,
  "email-changes": deEmailChanges,
  "appointment-series": deAppointmentSeries,
  appointments: deAppointments,
  contracts: deContracts,
  notes: deNotes,
  notifications: deNotifications,
  numbers: deNumbers,
  operators: deOperators,
  passwords: dePasswords,
  payments: dePayments,
  "payment-methods": dePaymentMethods,
  people: dePeople,
  "personal-data": dePersonalData,
  providers: deProviders,
  reconciliation: deReconciliation,
  "tax-reports": deTaxReports,
  reviews: deReviews,
  "saved-searches": deSavedSearches,
  "second-factors": deSecondFactors,
  "sign-in": deSignIn,
  ledger: deLedger,
  "coaching-packages": deCoachingPackages,
  "gift-cards": deGiftCards,
  goals: deGoals,
  worksheets: deWorksheets,
  agreements: deAgreements,
  "intake-forms": deIntakeForms,
  invoices: deInvoices,
  mail: deMail,
  mailings: deMailings,
  finances: deFinances,
  "legal-texts": deLegalTexts,
  statements: deStatements,
  subscriptions: deSubscriptions,
  support: deSupport,
  vetting: deVetting,
  "waiting-list": deWaitingList,
  withdrawals: deWithdrawals,
};

/** Every sentence of the server. */
export const NAMESPACES = { en, de };

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** `namespace:path.of.sentence`; the codes of fields come from the contract at run time. */
export type TranslationKey =
  | { [Namespace in keyof Namespaces & string]: `${Namespace}:${Paths<Namespaces[Namespace]>}` }[keyof Namespaces &
      string]
  | `fields:${string}`;
