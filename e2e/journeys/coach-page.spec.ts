import { expect, expectAccessible, test } from "../fixtures.ts";
import { newCoach, publish } from "../practice.ts";

test("a profile shows its reviews and their spread, can be shared, and is remembered on this device alone", async ({
  visitor,
}) => {
  await visitor.goto("/de/coaches/jonas-petersen");
  const main = visitor.getByRole("main");
  const reviews = main.locator("#reviews");
  await expect(reviews.getByRole("table")).toContainText("5");
  await expect(reviews.getByText("Wie wir Bewertungen prüfen")).toBeVisible();
  await expectAccessible(visitor);
  const said = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(said.join()).toContain('"AggregateRating"');

  await visitor.goto("/de");
  const seen = visitor.locator("section").filter({ hasText: "Zuletzt angesehen" });
  await expect(seen.getByRole("link", { name: /Jonas Petersen/ })).toBeVisible();
  await seen.getByRole("button", { name: "Liste löschen" }).click();
  await expect(seen.getByText("Die Liste ist gelöscht.")).toBeVisible();
  expect(await visitor.evaluate(() => localStorage.getItem("recent-coaches"))).toBeNull();
});

test("a coach who goes public is found, and one who hides is not, neither in search nor by the address", async ({
  visitor,
  request,
}) => {
  await newCoach(request);
  const own = { areasOfIntervention: ["burnout", `Falknerei ${Date.now()}`] };
  expect((await request.patch("/api/coaches/profile/areas", { data: own })).status()).toBe(200);
  const slug = await publish(request);
  const search = `/de/coaches?topic=${encodeURIComponent(own.areasOfIntervention[1] ?? "")}`;
  await expect
    .poll(async () => (await visitor.request.get(search)).text(), { timeout: 15_000 })
    .toContain(`/de/coaches/${slug}`);
  expect((await visitor.request.get("/sitemap-coaches-1.xml")).status()).toBe(200);
  expect(await (await visitor.request.get("/sitemap-coaches-1.xml")).text()).toContain(`/de/coaches/${slug}<`);

  await request.patch("/api/coaches/profile/listing", { data: { allowInSearchingAndListing: false } });
  expect(await (await visitor.request.get(search)).text()).not.toContain(`/de/coaches/${slug}`);
  expect((await visitor.goto(`/de/coaches/${slug}`))?.status()).toBe(404);
});
