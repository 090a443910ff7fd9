import { query } from "../desk.ts";
import { expect, expectFitting, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

/** Every page of a client and of a coach in both languages; `:met` is a past appointment, `:client` its client. */
const PAGES = {
  lena: [
    ["/de/klient", "/en/client"],
    ["/de/klient/start/themen", "/en/client/welcome/topics"],
    ["/de/klient/start/coach", "/en/client/welcome/coach"],
    ["/de/klient/start/gehoert", "/en/client/welcome/heard-of-us"],
    ["/de/klient/wuensche", "/en/client/preferences"],
    ["/de/klient/merkliste", "/en/client/bookmarks"],
    ["/de/klient/profil", "/en/client/profile"],
    ["/de/klient/dokumente", "/en/client/documents"],
    ["/de/klient/freunde", "/en/client/friends"],
    ["/de/klient/termine", "/en/client/appointments"],
    ["/de/klient/termine/:met", "/en/client/appointments/:met"],
    ["/de/klient/termine/:met/bewertung", "/en/client/appointments/:met/review"],
    ["/de/klient/rechnungen", "/en/client/invoices"],
    ["/de/klient/termin-buchen", "/en/client/book"],
    ["/de/klient/kalender", "/en/client/calendar"],
    ["/de/termine/:met/raum", "/en/appointments/:met/room"],
    ["/de/nachrichten", "/en/messages"],
    ["/de/benachrichtigungen", "/en/notifications"],
    ["/de/einstellungen", "/en/settings"],
    ["/de/hilfe", "/en/help"],
    ["/de/hilfe/kontakt", "/en/help/contact"],
    ["/de/konto", "/en/account"],
    ["/de/konto/sprache", "/en/account/language"],
    ["/de/konto/loeschen", "/en/account/delete"],
    ["/de/konto/passwort", "/en/account/password"],
    ["/de/konto/sicherheit", "/en/account/security"],
    ["/de/konto/geraete", "/en/account/devices"],
    ["/de/konto/benachrichtigungen", "/en/account/notifications"],
    ["/de/konto/daten", "/en/account/data"],
    ["/de/konto/zahlungsmittel", "/en/account/payment-methods"],
    ["/de/konto/rechnungsdaten", "/en/account/billing"],
  ],
  jonas: [
    ["/de/coach", "/en/coach"],
    ["/de/coach/termine", "/en/coach/appointments"],
    ["/de/coach/termine/:met", "/en/coach/appointments/:met"],
    ["/de/coach/termine/:met/notizen", "/en/coach/appointments/:met/notes"],
    ["/de/coach/notizen", "/en/coach/notes"],
    ["/de/coach/klienten", "/en/coach/clients"],
    ["/de/coach/klienten/:client", "/en/coach/clients/:client"],
    ["/de/coach/marketing-tipps", "/en/coach/marketing-tips"],
    ["/de/einstellungen", "/en/settings"],
    ["/de/hilfe", "/en/help"],
    ["/de/coach/kalender", "/en/coach/agenda"],
    ["/de/coach/kalender/verbinden", "/en/coach/agenda/connect"],
    ["/de/coach/profil", "/en/coach/profile"],
    ["/de/coach/soziale-netzwerke", "/en/coach/social-networks"],
    ["/de/coach/geschaeftsdaten", "/en/coach/business"],
    ["/de/coach/terminarten", "/en/coach/consultations"],
    ["/de/coach/arbeitszeiten", "/en/coach/schedule"],
    ["/de/coach/ausnahmen", "/en/coach/exceptions"],
    ["/de/coach/kalender-einstellungen", "/en/coach/agenda-settings"],
    ["/de/coach/freie-zeiten", "/en/coach/free-slots"],
    ["/de/coach/lebenslauf", "/en/coach/resume"],
    ["/de/coach/dokumente", "/en/coach/documents"],
    ["/de/coach/bewertungen", "/en/coach/reviews"],
    ["/de/coach/finanzen", "/en/coach/finances"],
    ["/de/coach/finanzen/abrechnungen", "/en/coach/finances/statements"],
    ["/de/coach/rechnungen", "/en/coach/invoices"],
    ["/de/coach/eigene-klienten", "/en/coach/own-clients"],
  ],
  mara: [
    ["/de/coach/einrichtung/bedingungen", "/en/coach/onboarding/terms"],
    ["/de/coach/einrichtung/verhaltenskodex", "/en/coach/onboarding/conduct"],
    ["/de/coach/einrichtung/konto", "/en/coach/onboarding/account"],
    ["/de/coach/einrichtung/profil", "/en/coach/onboarding/profile"],
    ["/de/coach/einrichtung/termine", "/en/coach/onboarding/schedule"],
  ],
} as const;

test.describe("before JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  for (const [who, pages] of Object.entries(PAGES))
    test(`every page of ${who} reads in both languages and fits the smallest phone`, async ({ page }) => {
      test.setTimeout(240_000);
      await signInAs(page.request, who);
      const [last] = await query(
        `select appointments.id as met, client_id as client
         from appointments join users on users.id in (coach_id, client_id)
         where users.email = $1 and status = 'Completed' order by starts_at desc limit 1`,
        `${who}@example.org`,
      );
      for (const path of pages.flat()) {
        const address = path.replace(/:(met|client)/, (_, name) => String(last?.[name]));
        expect((await page.goto(address))?.status(), path).toBe(200);
        expect(new URL(page.url()).pathname).toBe(address);
        await expect(page.locator("html")).toHaveAttribute("lang", path.slice(1, 3));
        expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count(), path).toBe(1);
        await expectFitting(page);
      }
    });
});
