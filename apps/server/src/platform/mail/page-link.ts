import type { Locale } from "@aufwind/rules/locale";
import type { Config } from "../config/config.ts";

/** The pages that mails and redirects link to; the web has them at these addresses. */
const PAGES = {
  coachCalendars: { en: "coach/agenda/connect", de: "coach/kalender/verbinden" },
  home: { en: "", de: "" },
  confirm: { en: "confirm", de: "bestaetigen" },
  unsubscribe: { en: "unsubscribe", de: "abmelden" },
  login: { en: "login", de: "anmelden" },
  secondStep: { en: "login/second-step", de: "anmelden/zweiter-schritt" },
  registerProvider: { en: "register/finish", de: "registrieren/abschliessen" },
  confirmEmail: { en: "confirm-email", de: "e-mail-bestaetigen" },
  resetPassword: { en: "reset-password", de: "passwort-zuruecksetzen" },
  confirmEmailChange: { en: "confirm-new-email", de: "neue-e-mail-bestaetigen" },
  undoEmailChange: { en: "undo-email-change", de: "e-mail-aenderung-zuruecknehmen" },
  forgotPassword: { en: "forgot-password", de: "passwort-vergessen" },
  accountDevices: { en: "account/devices", de: "konto/geraete" },
  accountSecurity: { en: "account/security", de: "konto/sicherheit" },
  paymentMethods: { en: "account/payment-methods", de: "konto/zahlungsmittel" },
  messages: { en: "messages", de: "nachrichten" },
  notifications: { en: "notifications", de: "benachrichtigungen" },
  invitation: { en: "invitation", de: "einladung" },
  noInvitations: { en: "invitation/stop", de: "einladung/abbestellen" },
  friendInvitation: { en: "friends", de: "freunde" },
  contact: { en: "contact", de: "kontakt" },
  withdraw: { en: "withdraw-from-contract", de: "vertrag-widerrufen" },
  clientInvoices: { en: "client/invoices", de: "klient/rechnungen" },
  coachInvoices: { en: "coach/invoices", de: "coach/rechnungen" },
  giftCards: { en: "gift-cards", de: "gutscheine" },
  giftCardOrder: { en: "gift-cards/order", de: "gutscheine/bestellung" },
  clientGiftCards: { en: "client/gift-cards", de: "klient/gutscheine" },
  clientPackages: { en: "client/packages", de: "klient/pakete" },
  coachPackages: { en: "coach/packages", de: "coach/pakete" },
  clientGoals: { en: "client/goals", de: "klient/ziele" },
  clientFriends: { en: "client/friends", de: "klient/freunde" },
  clientSeries: { en: "client/series", de: "klient/serien" },
  coachSeries: { en: "coach/series", de: "coach/serien" },
  clientAppointments: { en: "client/appointments", de: "klient/termine" },
  waitingList: { en: "client/waiting-list", de: "klient/warteliste" },
  waitingListNew: { en: "client/waiting-list/new", de: "klient/warteliste/neu" },
  waitingOffer: { en: "client/waiting-list/offers", de: "klient/warteliste/angebote" },
  endSearchMails: { en: "saved-searches/unsubscribe", de: "gespeicherte-suchen/abbestellen" },
  savedSearches: { en: "client/saved-searches", de: "klient/gespeicherte-suchen" },
  room: { en: "appointments/:id/room", de: "termine/:id/raum" },
  clientAgreement: { en: "client/agreements", de: "klient/vereinbarungen" },
  clientIntake: { en: "client/appointments/:id/questions", de: "klient/termine/:id/fragen" },
  clientReview: { en: "client/appointments/:id/review", de: "klient/termine/:id/bewertung" },
  textChanges: { en: "versions/:id/changes", de: "fassungen/:id/aenderungen" },
  coachTerms: { en: "coach/terms", de: "coach/bedingungen" },
  coachHome: { en: "coach", de: "coach" },
  coachProfile: { en: "coach/profile", de: "coach/profil" },
  coachResume: { en: "coach/resume", de: "coach/lebenslauf" },
  coachReviews: { en: "coach/reviews", de: "coach/bewertungen" },
  coachTaxDetails: { en: "coach/tax-details", de: "coach/steuerangaben" },
  coachBusiness: { en: "coach/business", de: "coach/geschaeftsdaten" },
  coachFinances: { en: "coach/finances", de: "coach/finanzen" },
  helpDecision: { en: "help/decisions", de: "hilfe/entscheidungen" },
  coachPage: { en: "coaches", de: "coaches" },
  search: { en: "coaches", de: "coaches" },
  clientDocuments: { en: "client/documents", de: "klient/dokumente" },
  supportRequest: { en: "help/contact", de: "hilfe/kontakt" },
  teamHome: { en: "team", de: "team" },
  teamCases: { en: "team/cases", de: "team/faelle" },
  teamInvitation: { en: "team/invitation", de: "team/einladung" },
  coachClient: { en: "coach/clients", de: "coach/klienten" },
  coachAppointments: { en: "coach/appointments", de: "coach/termine" },
} as const;

type Target = {
  page: keyof typeof PAGES;
  locale: Locale;
  token?: string;
  query?: Record<string, string | null | undefined>;
};

/** The full address of a page in a language, with its token and parameters. */
export function pageLink({ http }: Pick<Config, "http">, { page, locale, token, query = {} }: Target): string {
  const place: string = PAGES[page][locale];
  const parts = place.includes(":id") ? [place.replace(":id", token ?? "")] : [place, token];
  const path = [http.publicUrl, locale, ...parts].filter(Boolean).join("/");
  const told = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return told.length > 0 ? `${path}?${new URLSearchParams(told)}` : path;
}
