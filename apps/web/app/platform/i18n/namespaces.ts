/** One line per namespace; keys are checked against the English file. */
export type Namespaces = {
  common: typeof import("../../locales/en/common.json");
  "shell-consent": typeof import("../../locales/en/shell-consent.json");
  shell: typeof import("../../locales/en/shell.json");
  "shell-app": typeof import("../../locales/en/shell-app.json");
  "dev-tools": typeof import("../../locales/en/dev-tools.json");
  home: typeof import("../../locales/en/home.json");
  content: typeof import("../../locales/en/content.json");
  blog: typeof import("../../locales/en/blog.json");
  "help-faq": typeof import("../../locales/en/help-faq.json");
  support: typeof import("../../locales/en/support.json");
  help: typeof import("../../locales/en/help.json");
  subscriptions: typeof import("../../locales/en/subscriptions.json");
  areas: typeof import("../../locales/en/areas.json");
  withdrawals: typeof import("../../locales/en/withdrawals.json");
  crisis: typeof import("../../locales/en/crisis.json");
  accounts: typeof import("../../locales/en/accounts.json");
  "sign-in": typeof import("../../locales/en/sign-in.json");
  "email-changes": typeof import("../../locales/en/email-changes.json");
  passwords: typeof import("../../locales/en/passwords.json");
  settings: typeof import("../../locales/en/settings.json");
  dashboards: typeof import("../../locales/en/dashboards.json");
  "second-factors": typeof import("../../locales/en/second-factors.json");
  "personal-data": typeof import("../../locales/en/personal-data.json");
  onboarding: typeof import("../../locales/en/onboarding.json");
  "coach-profiles": typeof import("../../locales/en/coach-profiles.json");
  businesses: typeof import("../../locales/en/businesses.json");
  "coach-profiles-publication": typeof import("../../locales/en/coach-profiles-publication.json");
  consultations: typeof import("../../locales/en/consultations.json");
  schedules: typeof import("../../locales/en/schedules.json");
  "storage-photos": typeof import("../../locales/en/storage-photos.json");
  "storage-documents": typeof import("../../locales/en/storage-documents.json");
  resumes: typeof import("../../locales/en/resumes.json");
  "search-recently-viewed": typeof import("../../locales/en/search-recently-viewed.json");
  bookmarks: typeof import("../../locales/en/bookmarks.json");
  search: typeof import("../../locales/en/search.json");
  "search-box": typeof import("../../locales/en/search-box.json");
  "coach-card": typeof import("../../locales/en/coach-card.json");
  "coach-profiles-page": typeof import("../../locales/en/coach-profiles-page.json");
  "onboarding-client": typeof import("../../locales/en/onboarding-client.json");
  "clients-profile": typeof import("../../locales/en/clients-profile.json");
  shares: typeof import("../../locales/en/shares.json");
  "clients-preferences": typeof import("../../locales/en/clients-preferences.json");
  matching: typeof import("../../locales/en/matching.json");
  appointments: typeof import("../../locales/en/appointments.json");
  "slot-picker": typeof import("../../locales/en/slot-picker.json");
  "appointments-booking": typeof import("../../locales/en/appointments-booking.json");
  "appointments-panel": typeof import("../../locales/en/appointments-panel.json");
  agenda: typeof import("../../locales/en/agenda.json");
  calendars: typeof import("../../locales/en/calendars.json");
  "card-form": typeof import("../../locales/en/card-form.json");
  "payment-methods": typeof import("../../locales/en/payment-methods.json");
  payments: typeof import("../../locales/en/payments.json");
  billing: typeof import("../../locales/en/billing.json");
  invoices: typeof import("../../locales/en/invoices.json");
  "client-invitations-page": typeof import("../../locales/en/client-invitations-page.json");
  finances: typeof import("../../locales/en/finances.json");
  "payout-accounts": typeof import("../../locales/en/payout-accounts.json");
  statements: typeof import("../../locales/en/statements.json");
  conversations: typeof import("../../locales/en/conversations.json");
  reviews: typeof import("../../locales/en/reviews.json");
  "reviews-link": typeof import("../../locales/en/reviews-link.json");
  "reviews-received": typeof import("../../locales/en/reviews-received.json");
  "coach-clients": typeof import("../../locales/en/coach-clients.json");
  friends: typeof import("../../locales/en/friends.json");
  "dashboards-first-steps": typeof import("../../locales/en/dashboards-first-steps.json");
  "client-invitations": typeof import("../../locales/en/client-invitations.json");
  "video-calls": typeof import("../../locales/en/video-calls.json");
  "video-calls-link": typeof import("../../locales/en/video-calls-link.json");
  notes: typeof import("../../locales/en/notes.json");
  "notes-link": typeof import("../../locales/en/notes-link.json");
  "notifications-bell": typeof import("../../locales/en/notifications-bell.json");
  "list-selection": typeof import("../../locales/en/list-selection.json");
  notifications: typeof import("../../locales/en/notifications.json");
  "notifications-settings": typeof import("../../locales/en/notifications-settings.json");
};
export type Namespace = keyof Namespaces;

/** `minutes_one` and `minutes_other` are used as `minutes`. */
type Asked<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Asked<K>}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** A sentence of a namespace, or of any namespace with its name as prefix: `title`, `common:close`. */
export type TranslationKey<R extends Namespace = never> =
  | Leaves<Namespaces[R]>
  | { [Each in Namespace]: `${Each}:${Leaves<Namespaces[Each]>}` }[Namespace];
export type WordParams = Record<string, string | number>;
export type Translate<R extends Namespace = never> = (key: TranslationKey<R>, params?: WordParams) => string;
