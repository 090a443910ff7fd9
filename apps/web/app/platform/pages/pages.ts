import { DEFAULT_LOCALE, isLocale, type Locale } from "@aufwind/rules/locale";

/** Member pages: inside the member layout, and each with its guard. */
export const MEMBER_PAGES = {
  clientHome: { en: "client", de: "klient" },
  clientOnboarding: { en: "client/welcome", de: "klient/start" },
  clientTopics: { en: "client/welcome/topics", de: "klient/start/themen" },
  clientCoach: { en: "client/welcome/coach", de: "klient/start/coach" },
  clientReferral: { en: "client/welcome/heard-of-us", de: "klient/start/gehoert" },
  clientPreferences: { en: "client/preferences", de: "klient/wuensche" },
  clientProfile: { en: "client/profile", de: "klient/profil" },
  clientDocuments: { en: "client/documents", de: "klient/dokumente" },
  clientBookmarks: { en: "client/bookmarks", de: "klient/merkliste" },
  clientAppointments: { en: "client/appointments", de: "klient/termine" },
  clientAppointment: { en: "client/appointments/:id", de: "klient/termine/:id" },
  clientReschedule: { en: "client/appointments/:id/reschedule", de: "klient/termine/:id/verschieben" },
  clientPayment: { en: "client/appointments/:id/payment", de: "klient/termine/:id/zahlung" },
  clientPay: { en: "client/appointments/:id/pay", de: "klient/termine/:id/bezahlen" },
  clientAgreement: { en: "client/agreements/:id", de: "klient/vereinbarungen/:id" },
  clientIntake: { en: "client/appointments/:id/questions", de: "klient/termine/:id/fragen" },
  clientReview: { en: "client/appointments/:id/review", de: "klient/termine/:id/bewertung" },
  clientSeries: { en: "client/series/:id", de: "klient/serien/:id" },
  clientSeriesMove: { en: "client/series/:id/reschedule", de: "klient/serien/:id/verschieben" },
  clientFriends: { en: "client/friends", de: "klient/freunde" },
  clientGiftCards: { en: "client/gift-cards", de: "klient/gutscheine" },
  clientPackages: { en: "client/packages", de: "klient/pakete" },
  clientPackage: { en: "client/packages/:id", de: "klient/pakete/:id" },
  clientPackageOffer: { en: "client/packages/buy/:id", de: "klient/pakete/kaufen/:id" },
  clientWaitingList: { en: "client/waiting-list", de: "klient/warteliste" },
  clientWaitingListNew: { en: "client/waiting-list/new", de: "klient/warteliste/neu" },
  clientWaitingOffer: { en: "client/waiting-list/offers/:id", de: "klient/warteliste/angebote/:id" },
  clientSavedSearches: { en: "client/saved-searches", de: "klient/gespeicherte-suchen" },
  clientGoals: { en: "client/goals", de: "klient/ziele" },
  clientGoal: { en: "client/goals/:id", de: "klient/ziele/:id" },
  clientWorksheet: { en: "client/worksheets/:id", de: "klient/arbeitsblaetter/:id" },
  clientInvoices: { en: "client/invoices", de: "klient/rechnungen" },
  clientBook: { en: "client/book", de: "klient/termin-buchen" },
  clientBookSeries: { en: "client/book/series", de: "klient/termin-buchen/serie" },
  clientCalendar: { en: "client/calendar", de: "klient/kalender" },
  coachHome: { en: "coach", de: "coach" },
  coachNumbers: { en: "coach/numbers", de: "coach/zahlen" },
  coachGrowth: { en: "coach/numbers/growth", de: "coach/zahlen/wachstum" },
  coachAppointments: { en: "coach/appointments", de: "coach/termine" },
  coachAppointment: { en: "coach/appointments/:id", de: "coach/termine/:id" },
  coachReschedule: { en: "coach/appointments/:id/reschedule", de: "coach/termine/:id/verschieben" },
  coachSeries: { en: "coach/series/:id", de: "coach/serien/:id" },
  coachSeriesMove: { en: "coach/series/:id/reschedule", de: "coach/serien/:id/verschieben" },
  coachClients: { en: "coach/clients", de: "coach/klienten" },
  coachClient: { en: "coach/clients/:id", de: "coach/klienten/:id" },
  coachPropose: { en: "coach/clients/:id/book", de: "coach/klienten/:id/termin-buchen" },
  coachPreparation: { en: "coach/clients/:id/prepare", de: "coach/klienten/:id/vorbereiten" },
  coachGoal: { en: "coach/goals/:id", de: "coach/ziele/:id" },
  coachWorksheets: { en: "coach/worksheets", de: "coach/arbeitsblaetter" },
  coachTemplate: { en: "coach/worksheets/:id", de: "coach/arbeitsblaetter/:id" },
  coachWorksheet: { en: "coach/answers/:id", de: "coach/antworten/:id" },
  coachNote: { en: "coach/appointments/:id/notes", de: "coach/termine/:id/notizen" },
  coachNotes: { en: "coach/notes", de: "coach/notizen" },
  coachAgenda: { en: "coach/agenda", de: "coach/kalender" },
  coachCalendars: { en: "coach/agenda/connect", de: "coach/kalender/verbinden" },
  coachOnboarding: { en: "coach/onboarding", de: "coach/einrichtung" },
  onboardingTerms: { en: "coach/onboarding/terms", de: "coach/einrichtung/bedingungen" },
  onboardingConduct: { en: "coach/onboarding/conduct", de: "coach/einrichtung/verhaltenskodex" },
  onboardingAccount: { en: "coach/onboarding/account", de: "coach/einrichtung/konto" },
  onboardingProfile: { en: "coach/onboarding/profile", de: "coach/einrichtung/profil" },
  onboardingSchedule: { en: "coach/onboarding/schedule", de: "coach/einrichtung/termine" },
  coachProfile: { en: "coach/profile", de: "coach/profil" },
  coachNetworks: { en: "coach/social-networks", de: "coach/soziale-netzwerke" },
  coachBusiness: { en: "coach/business", de: "coach/geschaeftsdaten" },
  coachTaxDetails: { en: "coach/tax-details", de: "coach/steuerangaben" },
  coachAgreements: { en: "coach/agreements", de: "coach/vereinbarungen" },
  coachAgreement: { en: "coach/agreements/:id", de: "coach/vereinbarungen/:id" },
  coachIntakeForms: { en: "coach/consultations/questions", de: "coach/terminarten/fragen" },
  coachConsultations: { en: "coach/consultations", de: "coach/terminarten" },
  coachBookingPage: { en: "coach/booking-page", de: "coach/buchungsseite" },
  coachPackages: { en: "coach/packages", de: "coach/pakete" },
  coachSchedule: { en: "coach/schedule", de: "coach/arbeitszeiten" },
  coachExceptions: { en: "coach/exceptions", de: "coach/ausnahmen" },
  coachAgendaSettings: { en: "coach/agenda-settings", de: "coach/kalender-einstellungen" },
  coachPreview: { en: "coach/free-slots", de: "coach/freie-zeiten" },
  coachResume: { en: "coach/resume", de: "coach/lebenslauf" },
  coachDocuments: { en: "coach/documents", de: "coach/dokumente" },
  coachReviews: { en: "coach/reviews", de: "coach/bewertungen" },
  coachFinances: { en: "coach/finances", de: "coach/finanzen" },
  coachStatements: { en: "coach/finances/statements", de: "coach/finanzen/abrechnungen" },
  coachBookkeeping: { en: "coach/finances/bookkeeping", de: "coach/finanzen/buchhaltung" },
  coachInvoices: { en: "coach/invoices", de: "coach/rechnungen" },
  coachTerms: { en: "coach/terms", de: "coach/bedingungen" },
  coachInvitation: { en: "coach/own-clients", de: "coach/eigene-klienten" },
  coachInvite: { en: "coach/own-clients/invite", de: "coach/eigene-klienten/einladen" },
  coachInvited: { en: "coach/own-clients/invited", de: "coach/eigene-klienten/eingeladen" },
  teamHome: { en: "team", de: "team" },
  teamFactor: { en: "team/second-factor", de: "team/zweiter-faktor" },
  teamNumbers: { en: "team/numbers", de: "team/zahlen" },
  teamApprovals: { en: "team/approvals", de: "team/freigaben" },
  teamCases: { en: "team/cases", de: "team/faelle" },
  teamCase: { en: "team/cases/:number", de: "team/faelle/:number" },
  teamTemplates: { en: "team/templates", de: "team/vorlagen" },
  teamMailings: { en: "team/mailings", de: "team/rundschreiben" },
  teamCoaches: { en: "team/coaches", de: "team/coaches" },
  teamPayments: { en: "team/payments", de: "team/zahlungen" },
  teamPayment: { en: "team/payments/:id", de: "team/zahlungen/:id" },
  teamPayouts: { en: "team/payouts", de: "team/auszahlungen" },
  teamPackages: { en: "team/packages", de: "team/pakete" },
  teamGiftCards: { en: "team/gift-cards", de: "team/gutscheine" },
  teamLedger: { en: "team/ledger", de: "team/hauptbuch" },
  teamReconciliation: { en: "team/reconciliation", de: "team/abgleich" },
  teamTaxReports: { en: "team/tax-reports", de: "team/steuermeldung" },
  teamPostings: { en: "team/postings", de: "team/buchungen" },
  teamCoach: { en: "team/coaches/:id", de: "team/coaches/:id" },
  teamAppointments: { en: "team/appointments", de: "team/termine" },
  teamContent: { en: "team/content", de: "team/inhalte" },
  teamPeople: { en: "team/people", de: "team/personen" },
  teamPerson: { en: "team/people/:id", de: "team/personen/:id" },
  teamAdjustment: { en: "team/people/:id/correction", de: "team/personen/:id/korrektur" },
  teamCredit: { en: "team/people/:id/credit", de: "team/personen/:id/guthaben" },
  teamSystem: { en: "team/system", de: "team/system" },
  teamMembers: { en: "team/members", de: "team/mitglieder" },
  teamLog: { en: "team/log", de: "team/protokoll" },
  messages: { en: "messages", de: "nachrichten" },
  replyTemplates: { en: "messages/templates", de: "nachrichten/vorlagen" },
  conversation: { en: "messages/:id", de: "nachrichten/:id" },
  notifications: { en: "notifications", de: "benachrichtigungen" },
  room: { en: "appointments/:id/room", de: "termine/:id/raum" },
  setupTest: { en: "test-set-up", de: "technik-testen" },
  settings: { en: "settings", de: "einstellungen" },
  help: { en: "help", de: "hilfe" },
  helpContact: { en: "help/contact", de: "hilfe/kontakt" },
  helpRequest: { en: "help/contact/:reference", de: "hilfe/kontakt/:reference" },
  helpDecision: { en: "help/decisions/:id", de: "hilfe/entscheidungen/:id" },
  marketingTips: { en: "coach/marketing-tips", de: "coach/marketing-tipps" },
  account: { en: "account", de: "konto" },
  accountLanguage: { en: "account/language", de: "konto/sprache" },
  accountKeyboard: { en: "account/keyboard", de: "konto/tastatur" },
  accountEmail: { en: "account/email", de: "konto/e-mail" },
  accountPassword: { en: "account/password", de: "konto/passwort" },
  accountSecurity: { en: "account/security", de: "konto/sicherheit" },
  accountDevices: { en: "account/devices", de: "konto/geraete" },
  notificationSettings: { en: "account/notifications", de: "konto/benachrichtigungen" },
  accountData: { en: "account/data", de: "konto/daten" },
  accountDelete: { en: "account/delete", de: "konto/loeschen" },
  paymentMethods: { en: "account/payment-methods", de: "konto/zahlungsmittel" },
  billing: { en: "account/billing", de: "konto/rechnungsdaten" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Every page and its address in each language; `routes.ts`, links and the sitemap read this table. */
export const PAGES = {
  home: { en: "", de: "" },
  about: { en: "about", de: "ueber-uns" },
  imprint: { en: "imprint", de: "impressum" },
  privacy: { en: "privacy", de: "datenschutz" },
  terms: { en: "terms", de: "agb" },
  conduct: { en: "code-of-conduct", de: "verhaltenskodex" },
  textVersions: { en: "versions/:text", de: "fassungen/:text" },
  textVersion: { en: "versions/:text/:version", de: "fassungen/:text/:version" },
  textChanges: { en: "versions/:text/:version/changes", de: "fassungen/:text/:version/aenderungen" },
  accessibility: { en: "accessibility", de: "barrierefreiheit" },
  transparency: { en: "transparency", de: "transparenz" },
  faqClients: { en: "faq/clients", de: "fragen/klienten" },
  faqCoaches: { en: "faq/coaches", de: "fragen/coaches" },
  blog: { en: "blog", de: "blog" },
  blogArticle: { en: "blog/:slug", de: "blog/:slug" },
  contact: { en: "contact", de: "kontakt" },
  report: { en: "report", de: "melden" },
  earlyAccess: { en: "early-access", de: "frueher-zugang" },
  newsletter: { en: "newsletter", de: "newsletter" },
  giftCards: { en: "gift-cards", de: "gutscheine" },
  giftCardOrder: { en: "gift-cards/order/:order", de: "gutscheine/bestellung/:order" },
  topics: { en: "topics", de: "themen" },
  topic: { en: "topics/:area", de: "themen/:area" },
  bookmark: { en: "bookmark", de: "bookmark" },
  search: { en: "coaches", de: "coaches" },
  ranking: { en: "how-we-rank", de: "so-sortieren-wir" },
  coachPage: { en: "coaches/:slug", de: "coaches/:slug" },
  book: { en: "coaches/:slug/book", de: "coaches/:slug/buchen" },
  invitation: { en: "invitation/:token", de: "einladung/:token" },
  noInvitations: { en: "invitation/stop/:token", de: "einladung/abbestellen/:token" },
  teamInvitation: { en: "team/invitation/:token", de: "team/einladung/:token" },
  friendInvitation: { en: "friends/:code", de: "freunde/:code" },
  withdraw: { en: "withdraw-from-contract", de: "vertrag-widerrufen" },
  confirm: { en: "confirm/:token", de: "bestaetigen/:token" },
  endSearchMails: { en: "saved-searches/unsubscribe/:token", de: "gespeicherte-suchen/abbestellen/:token" },
  unsubscribe: { en: "unsubscribe/:token", de: "abmelden/:token" },
  login: { en: "login", de: "anmelden" },
  secondStep: { en: "login/second-step", de: "anmelden/zweiter-schritt" },
  register: { en: "register", de: "registrieren" },
  registerClient: { en: "register/client", de: "registrieren/klient" },
  registerCoach: { en: "register/coach", de: "registrieren/coach" },
  registerProvider: { en: "register/finish", de: "registrieren/abschliessen" },
  confirmEmailChange: { en: "confirm-new-email/:token", de: "neue-e-mail-bestaetigen/:token" },
  undoEmailChange: { en: "undo-email-change/:token", de: "e-mail-aenderung-zuruecknehmen/:token" },
  confirmEmail: { en: "confirm-email/:token", de: "e-mail-bestaetigen/:token" },
  forgotPassword: { en: "forgot-password", de: "passwort-vergessen" },
  resetPassword: { en: "reset-password/:token", de: "passwort-zuruecksetzen/:token" },
  logout: { en: "logout", de: "ausloggen" },
  ...MEMBER_PAGES,
} as const satisfies Record<string, Record<Locale, string>>;

export type PageKey = keyof typeof PAGES;
export type MemberPage = keyof typeof MEMBER_PAGES;
type PageParams = Readonly<Record<string, string | undefined>>;

const isPage = (key: string | undefined): key is PageKey => key !== undefined && Object.hasOwn(PAGES, key);

/** The address of a page in a language: `pathTo("topic", "de", { area: "career" })`. */
export function pathTo(page: PageKey, locale: Locale, params: PageParams = {}): string {
  const path = PAGES[page][locale].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path ? `/${locale}/${path}` : `/${locale}`;
}

/** The id that `routes.ts` gives a page in a language. */
export const routeIdOf = (page: PageKey, locale: Locale) => `${page}.${locale}`;

/** The page behind a route id, or undefined for routes that are no public page. */
export function pageOf(routeId: string | undefined): PageKey | undefined {
  const key = routeId?.split(".")[0];
  return isPage(key) ? key : undefined;
}

/** Whether an address is below a member page's: known or not, its first word is one of theirs. */
export function isInArea(pathname: string): boolean {
  const [, locale, first] = pathname.split("/");
  return isLocale(locale) && Object.values(MEMBER_PAGES).some((page) => page[locale].split("/")[0] === first);
}

/** Whether an address is one of the team's console. */
export const isTeamAddress = (pathname: string): boolean => /^\/(de|en)\/team(\/|\.|$)/.test(pathname);

/** The language of an address: its first segment, for the few pages without one `?lang=`, else German. */
export function localeOf({ pathname, search = "" }: { pathname: string; search?: string }): Locale {
  const first = pathname.split("/")[1]?.replace(/\.data$/, "");
  if (isLocale(first)) return first;
  const asked = new URLSearchParams(search).get("lang");
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}
