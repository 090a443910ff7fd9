import { applyLook, expect, expectFitting, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { textWithoutScripts } from "../pages.ts";
import { logIn, newAddress, newMember, PASSWORD, signIn } from "../people.ts";

test("de: somebody registers by a friend's link, without JavaScript too, and both see what came of it", async ({
  visitor,
  browser,
  baseURL,
}) => {
  const inviter = await newMember(visitor.request, "client", { firstName: "Hanna", lastName: "Roth" });
  await logIn(visitor, inviter, "/de/klient/freunde");
  const main = visitor.getByRole("main");
  const link = await main.getByLabel("Ihr persönlicher Link").inputValue();
  expect(link).toMatch(/\/de\/freunde\/[2-9a-z]{8}$/);
  await expect(main.getByText("Über Ihren Link ist noch niemand gekommen.")).toBeVisible();
  const mail = await main.getByRole("link", { name: "Deutsche Nachricht mailen" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(new URL(link).pathname);
  await applyLook(visitor, "phoneByDay");
  await expectFitting(visitor);
  expect(await textWithoutScripts(visitor.request, new URL(link).pathname)).toContain("Das ist Ihr eigener Link.");

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const friend = await plain.newPage();
  await friend.goto(new URL(link).pathname);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("Hanna schenkt Ihnen 10 € für ein Coaching");
  await expect(friend.getByRole("link", { name: "Registrieren und Guthaben sichern" })).toBeVisible();
  // Looks at coaches first, even in the other language, and registers from the header.
  await friend.goto("/en/coaches");
  await friend.goto("/de/registrieren");
  await friend.getByRole("main").locator('a[href="/de/registrieren/klient"]').first().click();
  await expect(friend.getByText("Hanna hat Sie eingeladen.")).toBeVisible();
  const email = newAddress("freund");
  await friend.getByLabel("Vorname").fill("Ada");
  await friend.getByLabel("Nachname").fill("Roth");
  await friend.getByLabel("E-Mail-Adresse").first().fill(email);
  for (const name of ["password", "passwordConfirmation"]) await friend.locator(`[name="${name}"]`).fill(PASSWORD);
  for (const name of ["isAdult", "acceptTerms"]) await friend.locator(`[name="${name}"]`).check();
  await friend.getByRole("main").locator("form button[type=submit]").click();
  const token = linkIn(await mailTo(visitor.request, email), "e-mail-bestaetigen")
    .split("/")
    .at(-1);
  expect((await visitor.request.post("/api/visitors/confirm-email", { data: { token } })).status()).toBe(200);

  expect(await textWithoutScripts(visitor.request, "/de/klient/freunde")).toMatch(/Ada .*Noch kein bezahlter Termin/);
  await signIn(friend.request, email);
  await friend.goto("/de/klient/freunde");
  await expect(friend.getByText("Sie haben 10 € Guthaben.")).toBeVisible();
  await plain.close();
});

test("de: who registers through a mail provider keeps the friend's link, also after a no there, without JavaScript too", async ({
  request,
  browser,
  baseURL,
}) => {
  const inviter = await newMember(request, "client", { firstName: "Jule", lastName: "Roth" });
  await signIn(request, inviter.email);
  const { code } = await (await request.get("/api/clients/friends")).json();
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const friend = await plain.newPage();
  await friend.goto(`/de/registrieren/klient?friend=${code}`);
  await expect(friend.getByRole("link", { name: "Mit Demo-Mail registrieren" })).toBeVisible();
  const main = friend.getByRole("main");
  await main.getByRole("link", { name: "Anmelden" }).click();
  await friend.getByRole("link", { name: "Mit Demo-Mail anmelden" }).click();
  await friend.getByRole("link", { name: "Abbrechen und zurück" }).click();
  await expect(friend).toHaveURL(/\/de\/anmelden\?.*problem=providerDenied/);
  await expect(main.getByText(/Es hat sich nichts geändert/)).toBeVisible();
  await main.getByRole("link", { name: "Kostenloses Konto anlegen" }).click();
  await friend.getByRole("link", { name: "Mit Demo-Mail registrieren" }).click();
  await friend.getByRole("link", { name: /Otto Winter/ }).click();
  await expect(main.getByText("Jule hat Sie eingeladen.")).toBeVisible();
  await expect(main.getByLabel("Ich suche Coaching")).toBeChecked();
  for (const name of ["isAdult", "acceptTerms"]) await friend.locator(`[name="${name}"]`).check();
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(friend).toHaveURL(/\/de(#arrival)?$/);
  await friend.goto("/de/klient/freunde");
  await expect(friend.getByText("Sie haben 10 € Guthaben.")).toBeVisible();
  expect(await textWithoutScripts(request, "/de/klient/freunde")).toContain("Otto");
  await plain.close();
});

test("en: an unknown link is met kindly, and still leads to the registration", async ({ request }) => {
  const answer = await request.get("/en/friends/abcdefgh");
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/<meta[^>]*"noindex"/);
  expect(html).toContain("We do not know this link");
  expect(html).toMatch(/<a [^>]*href="\/en\/register\/client"[^>]*>Register without a credit/);
});
