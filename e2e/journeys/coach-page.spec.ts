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

test("a coach who goes public is found; unlisted only by the address, private not at all", async ({
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
  expect((await visitor.goto(`/de/coaches/${slug}`))?.status()).toBe(200);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  const renamed = { firstName: "Falka", lastName: `Sturm ${Date.now()}`, locale: "de" };
  expect((await request.patch("/api/identity/user", { data: renamed })).status()).toBe(200);
  const moved = await visitor.request.get(`/de/coaches/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    expect.stringContaining("/de/coaches/falka-sturm-"),
  ]);

  await request.patch("/api/coaches/profile/visibility", { data: { isProfilePublic: false } });
  expect((await visitor.goto(`/de/coaches/${slug}`))?.status()).toBe(404);
});
