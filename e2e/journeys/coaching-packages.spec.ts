import { randomUUID } from "node:crypto";
import { bookAgreedDiscovery, newClient, openCoach, otherRequest } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { CARDS, saveCard } from "../money.ts";
import { enterDemo } from "../people.ts";

test("de: a client buys a package in instalments, books from it and ends it", { tag: "@core" }, async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const offer = { consultation: "standard", size: 5, netCents: 45_000, months: 6 };
  expect((await coach.request.post("/api/coaches/packages", { data: offer })).status()).toBe(201);
  await newClient(visitor.request);
  await bookAgreedDiscovery(visitor.request, coach);
  await saveCard(visitor.request);

  await visitor.goto(`/de/coaches/${coach.slug}?type=standard`);
  await expect(visitor.getByText("Im Paket mit 5 Terminen: je 90 €, 5 % gespart")).toBeVisible();
  await visitor.getByRole("link", { name: "5 Termine ansehen", exact: true }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Paket kaufen" })).toBeVisible();
  await expect(visitor.getByText("Sie sparen 25 € (5 %)")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel(/In 3 monatlichen Raten/).check();
  await visitor.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();

  await expect(visitor.getByText("5 von 5 Terminen sind noch frei")).toBeVisible();
  await expect(visitor.getByText("1 davon ist bezahlt")).toBeVisible();
  await expectAccessible(visitor);
  const own = visitor.url();
  await visitor.getByRole("link", { name: "Termin buchen", exact: true }).last().click();
  await expect(visitor.getByText("Aus Ihrem Paket: 5 von 5 frei")).toBeVisible();
  await visitor.getByRole("link", { name: "Weiter zur Bestätigung" }).first().click();
  await expect(visitor.getByText("Dieser Termin wird aus Ihrem Paket gebucht")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("checkbox").first().check();
  await visitor.getByRole("button", { name: "Aus meinem Paket buchen" }).click();
  await expect(visitor.getByText("Mit einem Paket bezahlt")).toBeVisible();

  await visitor.goto(own);
  await expect(visitor.getByText("4 von 5 Terminen sind noch frei")).toBeVisible();
  await visitor.getByText("Paket jetzt beenden").click();
  await expect(visitor.getByText("Wir erstatten 60 € auf die Karte")).toBeVisible();
  await visitor.getByRole("button", { name: "Endgültig beenden" }).click();
  await expect(visitor.getByText("Sie haben dieses Paket beendet.")).toBeVisible();
  await expect(visitor.getByText("60 € erstattet")).toBeVisible();
  await visitor.goto("/de/klient/pakete");
  await expect(visitor.getByText("Beendet").first()).toBeVisible();
});

test("en: a coach offers a package, and a client whose card is declined buys nothing", async ({ visitor, browser }) => {
  const coach = await openCoach(visitor.request);
  await visitor.goto("/en/coach/packages");
  await visitor.getByLabel("Number of appointments").fill("1");
  await visitor.getByLabel("Net price for all of them, in euros").fill("450");
  await visitor.getByRole("button", { name: "Offer the package" }).click();
  await expect(visitor.getByText("Please enter a number from 2 to 20.").first()).toBeVisible();
  await visitor.getByLabel("Number of appointments").fill("5");
  await visitor.getByRole("button", { name: "Offer the package" }).click();
  await expect(visitor.getByText("5 × standard, 60 minutes")).toBeVisible();
  await expectAccessible(visitor);

  const client = await otherRequest(browser);
  await newClient(client);
  await bookAgreedDiscovery(client, coach);
  await saveCard(client, CARDS.failsLater);
  const { packages } = await (await client.get(`/api/visitors/coaches/${coach.slug}`)).json();
  const page = await (await browser.newContext({ storageState: await client.storageState() })).newPage();
  await page.goto(`/en/client/packages/buy/${packages[0].id}`);
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(page.getByText("Your card could not be charged €450. Nothing was taken.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay €450" }).click();
  await expect(page.getByText("Your bank has declined the payment.")).toBeVisible();
  await page.context().close();
});

test("en: finance ends a package as the preview shows it, on a phone", async ({ visitor, browser }) => {
  const coach = await openCoach(await otherRequest(browser));
  const offer = { consultation: "standard", size: 5, netCents: 45_000, months: 6 };
  const { id: packageId } = await (await coach.request.post("/api/coaches/packages", { data: offer })).json();
  const client = await otherRequest(browser);
  const { email } = await newClient(client);
  await bookAgreedDiscovery(client, coach);
  await saveCard(client);
  const order = { orderId: randomUUID(), packageId, instalments: 3, feeCents: 45_000 };
  expect((await client.post("/api/clients/packages", { data: order })).status()).toBe(201);

  await enterDemo(visitor, "Mara Köhler", "en");
  await visitor.goto("/en/team/packages");
  await applyLook(visitor, "phoneByDay");
  const main = visitor.getByRole("main");
  await main.getByLabel("Whose package are you looking for?").fill(email);
  await main.getByRole("button", { name: "Search", exact: true }).click();
  await expect(main.getByText("1 package found")).toBeVisible();
  await main.getByRole("link", { name: new RegExp(`with ${coach.name}`) }).click();
  await expect(main.getByText("5 of 5 left").first()).toBeVisible();
  await expect(main.getByText("Goes back")).toBeVisible();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await main.getByLabel("Reason").fill("The client has moved away.");
  await main.getByRole("button", { name: /^End and refund €150/ }).click();
  await expect(main.getByText("The package has ended. Both sides have been told.")).toBeVisible();
  await expect(main.getByText("Mara Köhler: “The client has moved away.”")).toBeVisible();
  await expectAccessible(visitor);
});

test("de: a client downloads the contract of a package and withdraws from it, on a phone", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const offer = { consultation: "standard", size: 5, netCents: 45_000, months: 6 };
  const { id: packageId } = await (await coach.request.post("/api/coaches/packages", { data: offer })).json();
  await newClient(visitor.request);
  await bookAgreedDiscovery(visitor.request, coach);
  await saveCard(visitor.request);
  const order = { orderId: randomUUID(), packageId, instalments: 1, feeCents: 45_000 };
  expect((await visitor.request.post("/api/clients/packages", { data: order })).status()).toBe(201);

  await visitor.goto(`/de/klient/pakete/${order.orderId}`);
  await applyLook(visitor, "phoneByDay");
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Vertrag (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Vertrag-Paket-/);
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole("main").getByRole("link", { name: "Vertrag widerrufen" }).click();
  await visitor.getByRole("radio", { name: /Paket mit 5 Terminen/ }).check();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Weiter" }).click();
  await visitor.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(visitor.getByRole("heading", { name: "Ihr Widerruf ist eingegangen" })).toBeVisible();
  await visitor.goto(`/de/klient/pakete/${order.orderId}`);
  await expect(visitor.getByText("Sie haben dieses Paket widerrufen.")).toBeVisible();
});
