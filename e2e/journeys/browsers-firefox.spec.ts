import { randomBytes } from "node:crypto";
import { openCoach } from "../appointments.ts";
import { openConversation, userIdOf } from "../conversations.ts";
import { firefoxPage, guestAt, openFirefox } from "../firefox.ts";
import { FirefoxPerson } from "../firefox-person.ts";
import { expect, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { CARDS, completeAndEarn } from "../money.ts";
import { pathTo } from "../pages.ts";
import { newAddress, PASSWORD, signIn } from "../people.ts";
import { query, runJobsUntil } from "../server-control.ts";
import { moveAppointment } from "../video-calls.ts";

// Run by `npm run browsers`, which installs Firefox.
test.setTimeout(300_000);

test("the whole story in Firefox: register, find, book, pay, write, meet, rate, approve", async ({
  playwright,
  baseURL: base,
}) => {
  const baseURL = base ?? "";
  const firefox = await openFirefox();
  if (!firefox) throw new Error("Firefox is not installed");
  const network = () => ({ "x-forwarded-for": `10.88.${randomBytes(1)[0]}.${randomBytes(1)[0]}` });
  const newRequest = () => playwright.request.newContext({ baseURL, extraHTTPHeaders: network() });
  const [ofCoach, ofClient] = [await newRequest(), await newRequest()];
  try {
    const lastName = `Lind${randomBytes(3)
      .toString("hex")
      .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
    const { coachId } = await openCoach(ofCoach, { name: { firstName: "Nora", lastName } });
    const coach = new FirefoxPerson(await firefoxPage(firefox, ofCoach), baseURL);
    const client = new FirefoxPerson(await firefoxPage(firefox), baseURL);

    // The client registers, confirms and logs in.
    const email = newAddress("tess");
    await client.open("/en/register/client");
    await client.fill("^First name", "Tess");
    await client.fill("^Last name", "Moor");
    await client.fill("^Email address", email);
    await client.fill("^Password", PASSWORD);
    await client.fill("^Repeat the password", PASSWORD);
    await client.check("18");
    await client.check("[Tt]erms");
    await client.press("^Create my account$");
    await client.see("Please check your inbox");
    await client.open(linkIn(await mailTo(ofClient, email), "confirm-email"));
    await client.see("Your address is confirmed");
    await client.open("/en/login");
    await client.fill("^Email address", email);
    await client.fill("^Password", PASSWORD);
    await client.press("^Log in$");
    await client.isAt(/\/en(#login)?$/);
    await signIn(ofClient, email);

    // Finds the coach and requests a discovery, which the coach confirms.
    await client.open("/en");
    await client.fill("^What are you looking for", lastName);
    await client.press("^Find coaches$");
    await client.press(`^Nora ${lastName}$`);
    await client.see("No reviews yet.");
    const profile = new URL(client.page.url()).pathname;
    await client.chooseTime(2);
    await client.press("^Book free of charge$");
    await client.see("Pending");
    await coach.open("/de/coach");
    await coach.press("^Bestätigen.*Tess Moor");
    await coach.see("Der Termin ist bestätigt.");

    // Then a paid one, by card.
    await client.open(`${profile}?type=standard#booking`);
    await client.chooseTime(3);
    await (await client.page.waitForSelector("main input[type=checkbox]"))?.focus();
    await client.page.keyboard.press(" ");
    await client.press("^Book with obligation to pay$");
    const fields = await (await client.page.waitForSelector('iframe[title="Card details"]'))?.contentFrame();
    if (!fields) throw new Error("the card form has no fields");
    await client.fill("^Card number", CARDS.good, fields);
    await client.fill("^Expiry date", "1234", fields);
    await client.fill("^Security code", "123", fields);
    await client.press("^Save card and send request$");
    await client.isAt(/\/appointments\/[\w-]{36}/);
    await client.see("Pending");
    const id = /[\w-]{36}/.exec(client.page.url())?.[0] ?? "";
    await coach.open("/de/coach");
    await coach.press("^Bestätigen.*Tess Moor");
    await coach.see("Der Termin ist bestätigt.");
    await moveAppointment(id, 20);
    await runJobsUntil("payments-due", async () =>
      expect(await query("select 1 from charges where appointment_id = $1 and status = 'paid'", id)).toHaveLength(1),
    );

    // They write to each other, live.
    const conversation = await openConversation(ofClient, { coachId, clientId: await userIdOf(email) });
    await coach.open(pathTo("conversation", { locale: "de", named: { id: conversation } }));
    await client.open(pathTo("conversation", { locale: "en", named: { id: conversation } }));
    await client.fill("^Message to ", "I am looking forward to it.");
    await client.page.keyboard.press("Enter");
    await coach.see("I am looking forward to it.");
    await coach.fill("^Nachricht an ", "Ich freue mich auch.");
    await coach.page.keyboard.press("Enter");
    await client.see("Ich freue mich auch.");

    // They meet.
    await moveAppointment(id, -10);
    const [coachGuest, clientGuest] = [guestAt(coach.page), guestAt(client.page)];
    await coach.open(`/de/termine/${id}/raum`);
    await coachGuest.press("Beitreten");
    await client.open(`/en/appointments/${id}/room`);
    await clientGuest.press("Join");
    await Promise.all([
      coachGuest.expectMoving("Video von Tess Moor"),
      clientGuest.expectMoving(`Video of Nora ${lastName}`),
    ]);
    await Promise.all([coachGuest.expectHeard(), clientGuest.expectHeard()]);
    await coach.open("/de/coach");
    await client.open("/en/client");
    await completeAndEarn(ofClient, id);

    // The client rates it, the coach approves, and everybody reads it.
    await client.open(`/en/client/appointments/${id}/review`);
    await client.check("^5 stars: very happy");
    await client.fill("^Your review", "A calm and clear hour.");
    await client.check("^Tess M\\.");
    await client.press("^Send the review$");
    await client.see("Thank you! We have received your review.");
    await coach.open("/de/coach");
    await coach.press("^Freigeben.*5 Sterne, Tess M\\.$");
    await coach.see("Die Bewertung ist jetzt in Ihrem Profil zu sehen.");
    await client.open(profile);
    await client.see("A calm and clear hour.");
    expect([...coach.faults, ...client.faults], "errors that nobody caught").toEqual([]);
  } finally {
    await firefox.close();
    await Promise.all([ofCoach.dispose(), ofClient.dispose()]);
  }
});
