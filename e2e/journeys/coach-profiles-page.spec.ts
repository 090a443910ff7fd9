import { expect, test } from "../fixtures.ts";
import { textWithoutScripts } from "../pages.ts";
import { newCoach, publish } from "../practice.ts";

test("a profile shows its reviews and their spread, can be shared, and is remembered on this device alone", async ({
  visitor,
}) => {
  await visitor.goto("/de/coaches/jonas-petersen");
  const main = visitor.getByRole("main");
  const reviews = main.locator("#reviews");
  await expect(reviews.getByRole("table")).toContainText("5");
  await expect(reviews.getByText("Wie wir Bewertungen prüfen")).toBeVisible();
  const said = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(said.join()).toContain('"AggregateRating"');

  await visitor.goto("/de");
  const seen = visitor.locator("section").filter({ hasText: "Zuletzt angesehen" });
  await expect(seen.getByRole("link", { name: /Jonas Petersen/ })).toBeVisible();
  await seen.getByRole("button", { name: "Liste löschen" }).click();
  await expect(seen.getByText("Die Liste ist gelöscht.")).toBeVisible();
  const kept = () => visitor.evaluate(() => localStorage.getItem("recent-coaches"));
  expect(await kept()).toBeNull();

  // The privacy settings of every page mention and clear it, too.
  await visitor.goto("/de/coaches/jonas-petersen");
  await expect.poll(kept).not.toBeNull();
  await visitor
    .getByRole("contentinfo")
    .getByRole("button", { name: /Privatsphäre/ })
    .click();
  const settings = visitor.getByRole("dialog");
  await expect(settings.getByText("Zuletzt angesehene Coaches")).toBeVisible();
  await settings.getByRole("button", { name: "Liste löschen" }).click();
  await expect(settings.getByText("Die Liste ist leer.")).toBeVisible();
  expect(await kept()).toBeNull();
});

test("the booking button stays in the window, wherever one reads and with the focus; in the dark the banner is toned down", async ({
  visitor,
}) => {
  for (const [page, name] of [
    ["/de/coaches/jonas-petersen", "Weiter zur Bestätigung"],
    ["/en/coaches/jonas-petersen", "Continue to confirmation"],
  ] as const) {
    await visitor.goto(page);
    const book = visitor.getByRole("main").getByRole("link", { name, exact: true });
    for (const window of [
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await visitor.setViewportSize(window);
      for (const share of [0, 0.5, 1]) {
        await visitor.evaluate((part) => scrollTo(0, part * (document.body.scrollHeight - innerHeight)), share);
        await expect(book, `${page} at ${share}, ${window.width}`).toBeInViewport({ ratio: 1 });
        await book.focus();
        await expect(book, `${page} focused at ${share}, ${window.width}`).toBeInViewport({ ratio: 1 });
      }
      const panel = await visitor
        .getByRole("complementary", { name: /^(Termin buchen|Book an appointment)$/ })
        .boundingBox();
      expect(panel?.height, `${window.width}`).toBeLessThanOrEqual(640);
    }
  }

  const veil = async (colorScheme: "light" | "dark") => {
    await visitor.emulateMedia({ colorScheme });
    const banner = visitor.getByRole("main").locator("div:has(> img[sizes$='776px'])");
    const colour = await banner.evaluate((shown) => getComputedStyle(shown, "::after").backgroundColor);
    return Number(/[,/] ?([\d.]+)\)$/.exec(colour)?.[1] ?? "1");
  };
  expect([await veil("light"), await veil("dark")]).toEqual([0, 0.5]);
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
  const unlisted = await visitor.request.get(`/de/coaches/${slug}`);
  expect([unlisted.status(), await unlisted.text()]).toEqual([200, expect.stringMatching(/<meta[^>]*"noindex"/)]);

  const renamed = { firstName: "Falka", lastName: `Sturm ${Date.now()}`, locale: "de" };
  expect((await request.patch("/api/identity/user", { data: renamed })).status()).toBe(200);
  const moved = await visitor.request.get(`/de/coaches/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    expect.stringContaining("/de/coaches/falka-sturm-"),
  ]);

  await request.patch("/api/coaches/profile/visibility", { data: { isProfilePublic: false } });
  expect((await visitor.request.get(`/de/coaches/${slug}`)).status()).toBe(404);
  expect(await textWithoutScripts(request, `/de/coaches/${slug}`), "to the coach alone").toContain(
    "Diese Seite ist nicht öffentlich.",
  );
});
