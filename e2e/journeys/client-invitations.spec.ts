import { bookAppointment, inHours, newClient, openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { saveCard } from "../money.ts";
import { confirmAddress, MIRA, newAddress, PASSWORD, signIn } from "../people.ts";
import { runJobsUntil } from "../server-control.ts";

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, "");

test("en: a coach invites a pasted list; one comes, registers and books, another wants no more", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coach = await openCoach(visitor.request);
  const [anna, ben] = [newAddress("anna"), newAddress("ben")];
  await visitor.goto("/en/coach/own-clients");
  await visitor.getByRole("link", { name: "Invite by email" }).click();
  await visitor.getByLabel("Or several people").fill(`Anna Berg <${anna}>\n${ben}\n${anna}\nnobody`);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Check the list" }).click();
  await expect(visitor.getByText("2 people can be invited. 2 lines are left out.")).toBeVisible();
  await expect(visitor.getByText("is in the list twice")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel("Your words").fill("Dear all, please see http://elsewhere.example");
  await visitor.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(visitor.getByText(/Please accept|Please tick|must be/i).first()).toBeVisible();
  await visitor.getByLabel("These people are my own clients").check();
  await visitor.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(visitor.getByText("2 invitations are on their way.")).toBeVisible();
  await expectAccessible(visitor);

  let mail = "";
  await runJobsUntil("send-client-invitations", async () => {
    mail = await mailTo(visitor.request, anna, "An invitation for you");
  });
  expect(mail).toContain("http[:]//elsewhere[.]example");
  const guest = await otherPage(browser, { viewport: { width: 360, height: 740 } });
  await guest.goto(pathOf(linkIn(mail, "invitation")));
  await guest.getByRole("button", { name: "Register for free" }).click();
  await expect(guest.getByLabel("Email address").first()).toHaveValue(anna);
  const registering = { email: anna, ...MIRA, password: PASSWORD, passwordConfirmation: PASSWORD };
  const data = { ...registering, isAdult: true, acceptTerms: true };
  const answer = await guest.request.put("/api/visitors/client", { headers: { "accept-language": "de" }, data });
  expect(answer.status()).toBe(201);
  await confirmAddress(guest.request, anna);
  await signIn(guest.request, anna);
  await guest.goto(pathOf(linkIn(mail, "invitation")));
  await guest.getByRole("button", { name: "Accept invitation" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: coach.name, exact: true })).toBeVisible();
  await visitor.goto("/en/coach/own-clients/invited?status=registered");
  await expect(visitor.getByText("Anna Berg")).toBeVisible();
  await bookAppointment(guest.request, { coachId: coach.coachId, scheduledAt: inHours(50) });
  await visitor.goto("/en/coach/own-clients/invited");
  await expect(visitor.getByText("Booked", { exact: true })).toBeVisible();

  const other = await otherPage(browser, { javaScriptEnabled: false });
  await other.goto(pathOf(linkIn(await mailTo(visitor.request, ben), "invitation/stop")));
  await other.getByRole("button", { name: "No more from any coach" }).click();
  await expect(other.getByRole("heading", { name: "You get no more invitations" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Wants no invitations", { exact: true })).toBeVisible();
});

test("de: a coach reads a file from a phone, reminds once and takes an invitation back", async ({ visitor }) => {
  await openCoach(visitor.request);
  const [cem, dana] = [newAddress("cem"), newAddress("dana")];
  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto("/de/coach/eigene-klienten/einladen");
  const buffer = Buffer.from(`Vorname;E-Mail\r\nCem;${cem}\r\nDörte;${dana}\r\n`, "latin1");
  await visitor.getByLabel("Oder eine CSV-Datei").setInputFiles({ name: "liste.csv", mimeType: "text/csv", buffer });
  await visitor.getByRole("button", { name: "Liste prüfen" }).click();
  await expect(visitor.getByText("2 Personen können eingeladen werden.")).toBeVisible();
  await visitor.getByText("2 Personen, die eine E-Mail bekommen").click();
  await expect(visitor.getByText("Dörte")).toBeVisible();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await visitor.getByLabel("Diese Personen sind meine eigenen").check();
  await visitor.getByRole("button", { name: "2 Einladungen senden" }).click();
  await expect(visitor.getByText("2 Einladungen sind unterwegs.")).toBeVisible();
  await runJobsUntil("send-client-invitations", async () => {
    await mailTo(visitor.request, dana, "Eine Einladung für Sie");
  });
  await visitor.goto("/de/coach/eigene-klienten/eingeladen");
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: /^Erinnern ?: Cem/ }).click();
  await expect(visitor.getByText("Die Erinnerung geht mit den nächsten E-Mails hinaus.")).toBeVisible();
  await runJobsUntil("send-client-invitations", async () => {
    await mailTo(visitor.request, cem, "Erinnerung an Ihre Einladung");
  });
  await visitor.reload();
  await expect(visitor.getByRole("button", { name: /^Erinnern ?: Cem/ })).toHaveCount(0);
  await visitor.getByRole("button", { name: /^Zurücknehmen ?: Dörte/ }).click();
  await expect(visitor.getByText("Ihr Link funktioniert nicht mehr.")).toBeVisible();
});

test("de: a coach books a time for a client, who sees the price and confirms it", async ({ visitor, browser }) => {
  test.setTimeout(90_000);
  const coach = await openCoach(visitor.request);
  const guest = await otherPage(browser, { locale: "de-DE", viewport: { width: 360, height: 740 } });
  const client = await newClient(guest.request);
  const { url } = await (await visitor.request.get("/api/coaches/invitation")).json();
  const token = url.split("/").at(-1);
  expect((await guest.request.post("/api/clients/invitations", { data: { token } })).status()).toBe(200);
  await saveCard(guest.request);

  await visitor.goto("/de/coach/klienten");
  await visitor.getByRole("link", { name: `${client.firstName} ${client.lastName}`, exact: true }).click();
  await visitor.getByRole("link", { name: "Zeit buchen" }).click();
  await expect(visitor.getByRole("heading", { name: "Zeit wählen" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto(`${new URL(visitor.url()).pathname}?type=standard&start=${inHours(50)}`);
  await visitor.getByLabel("Ihre Worte dazu").fill("Wie besprochen.");
  await visitor.getByRole("button", { name: "Zeit reservieren" }).click();
  await expect(visitor.getByText("Die Zeit ist reserviert.")).toBeVisible();
  await expectAccessible(visitor);

  const mail = await mailTo(guest.request, client.email, "Bitte bestätigen Sie eine Zeit, die für Sie gebucht ist");
  expect(mail).toContain("> Wie besprochen.");
  await guest.goto(pathOf(linkIn(mail, "klient/warteliste/angebote")));
  await expect(guest.getByText("Ihr Coach hat diese Zeit für Sie gebucht.")).toBeVisible();
  await expectFitting(guest);
  await expectAccessible(guest);
  await guest.getByRole("checkbox", { name: /vor Ablauf der Widerrufsfrist/ }).check();
  await guest.getByRole("button", { name: /zahlungspflichtig|Kostenpflichtig/i }).click();
  await expect(guest).toHaveURL(/klient\/termine\/.*done=book/);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Wartet auf Bestätigung" })).toHaveCount(0);
  const { items } = await (await guest.request.get("/api/clients/appointments/0/10/desc")).json();
  expect(items).toMatchObject([{ scheduledStatus: "Scheduled", coach: { id: coach.coachId } }]);

  await test.step("who takes own clients only shows free times to this client, and says so to others", async () => {
    await visitor.goto("/de/coach/profil");
    await visitor.getByText(/^Wer Sie findet und bucht:/).click();
    const listing = visitor.locator("form", { has: visitor.getByRole("radio", { name: /^Nur eigene Klienten/ }) });
    await listing.getByRole("radio", { name: /^Nur eigene Klienten/ }).check();
    await listing.getByRole("button", { name: "Einstellung speichern" }).click();
    await expect(visitor.getByText("Einstellung gespeichert").first()).toBeVisible();
    await guest.goto(`/de/coaches/${coach.slug}`);
    await expect(guest.getByRole("link", { name: "Zeit wählen" })).toBeVisible();
    const stranger = await otherPage(browser, { javaScriptEnabled: false });
    await stranger.goto(`/de/coaches/${coach.slug}`);
    await expect(stranger.getByRole("heading", { name: "Nur eigene Klienten" })).toBeVisible();
    await expect(stranger.locator("[data-day]")).toHaveCount(0);
    await stranger.context().close();
  });
});
