import { answerConsent, expect, expectAccessiblePage, expectFitting, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

test("the front door opens in the visitor's language, and remembers a choice for a year", { tag: "@core" }, async ({
  browser,
  baseURL,
}) => {
  const english = await browser.newContext({ locale: "en-GB" });
  await english.addInitScript(answerConsent);
  const page = await english.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveURL(/\/en$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de$/);
  const cookie = (await english.cookies()).find(({ name }) => name === "language");
  expect(cookie?.value).toBe("de");
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(525_600 * 60 - 600);
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveURL(/\/de$/);
  await english.close();

  const french = await browser.newContext({ locale: "fr-FR" });
  const other = await french.newPage();
  await other.goto(`${baseURL}/`);
  await expect(other).toHaveURL(/\/de$/);
  await french.close();
});

test("the language switch leads to the same page in the other language, and keeps what the address asks for", {
  tag: "@core",
}, async ({ request }) => {
  for (const [here, there] of [
    ["/de/blog/erschoepfung-frueh-erkennen", /\/en\/blog\/[a-z-]*exhaust/],
    ["/de/coaches?topic=burnout&max=120", /\/en\/coaches\?topic=burnout&max=120$/],
    ["/de/registrieren/klient?friend=abc", /\/en\/register\/client\?friend=abc$/],
  ] as const) {
    const html = await (await request.get(here)).text();
    const links = [...html.matchAll(/href="([^"]*)" hrefLang="en"/g)].map(([, href]) => href ?? "");
    expect(links, here).not.toEqual([]);
    for (const link of new Set(links)) expect((await request.get(link)).url()).toMatch(there);
  }
});

test("the language switch never leads to another site", { tag: "@core" }, async ({ request }) => {
  for (const to of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const response = await request.get(`/language/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    expect(response.headers().location ?? "/").toMatch(/^\/(?![/\\])/);
  }
});

test("a page that does not exist says so with status 404, in the right language, and helps on", {
  tag: "@core",
}, async ({ visitor }) => {
  const response = await visitor.goto("/en/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessiblePage(visitor);
  await visitor.getByRole("main").getByRole("link").first().click();
  await expect(visitor).toHaveURL(/\/en$/);
});

test("the keyboard comes past the navigation at once; light and dark stay chosen; a lost network is told; a dialog closes on the way", async ({
  visitor,
}) => {
  await visitor.emulateMedia({ colorScheme: "light" });
  await visitor.goto("/de");
  await visitor.keyboard.press("Tab");
  await expect(visitor.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await visitor.keyboard.press("Enter");
  await expect(visitor.locator("main")).toBeFocused();

  const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await visitor.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(light);
  const toggle = visitor.getByRole("button", { name: /Darstellung/ }).first();
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/hell/);
  expect(await ground()).toBe(light);
  await visitor.reload({ waitUntil: "networkidle" });
  expect(await ground()).toBe(light);

  const offline = visitor.getByText("Sie sind offline, oder wir sind gerade nicht erreichbar.");
  await visitor.context().setOffline(true);
  await expect(offline).toBeVisible();
  await visitor.context().setOffline(false);
  await expect(offline).toBeHidden();

  await visitor.getByRole("button", { name: "Privatsphäre-Einstellungen" }).click();
  const dialog = visitor.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link").first().click();
  await expect(visitor).not.toHaveURL(/\/de$/);
  await expect(dialog).toBeHidden();

  // The way to the top appears after 500 pixels.
  const upwards = visitor.getByRole("button", { name: "Zurück nach oben" });
  await visitor.evaluate(() => window.scrollTo({ top: 450, behavior: "instant" }));
  await expect(upwards).toBeHidden();
  await visitor.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await expect(upwards).toBeVisible();
  await upwards.click();
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0);
});

test("a page that could not come for want of a network comes by itself", async ({ page }) => {
  await page.addInitScript(answerConsent);
  await page.goto("/de/ueber-uns", { waitUntil: "networkidle" });
  // A page whose code is loaded, and whose texts cannot be loaded.
  const blog = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await blog.click();
  await page.waitForURL("**/de/blog");
  await page.goBack();
  // The address is back before the page is: cut off in between, the wrong page would be the one that could not come.
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeHidden();
  await page.context().setOffline(true);
  await blog.click();
  await page.waitForURL("**/de/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind offline" })).toBeVisible();
  await page.context().setOffline(false);
  // Where the first question after the outage got lost, the page asks again 15 seconds after giving it up.
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible({ timeout: 40_000 });
});

test("an invoice with credit keeps its number and amount in one line each, on a phone and at a desk", async ({
  visitor,
}) => {
  await signInAs(visitor.request, "lena");
  await visitor.goto("/de/klient/rechnungen");
  for (const width of [360, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    const row = visitor.getByRole("listitem").filter({ hasText: "mit Ihrem Guthaben" }).first();
    for (const part of [row.getByText(/^AW-\d{4}-\d+$/), row.getByText(/^\d+(,\d\d)?\s€$/)]) {
      const box = await part.boundingBox();
      expect(box?.height, `${width}: ${await part.textContent()}`).toBeLessThan(32);
    }
    const note = await row.getByText("mit Ihrem Guthaben").boundingBox();
    expect(note?.height, `${width}: the credit`).toBeLessThan(width === 360 ? 56 : 32);
    await expectFitting(visitor);
  }
});

test("an empty box is seen in the dark as well as by day", async ({ visitor }) => {
  await visitor.goto("/de/newsletter");
  for (const colorScheme of ["light", "dark"] as const) {
    await visitor.emulateMedia({ colorScheme });
    const contrast = await visitor
      .getByRole("main")
      .getByRole("checkbox")
      .first()
      .evaluate((box) => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const light = (colour: string) => {
          if (!canvas) return 0;
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const { borderTopColor, backgroundColor } = getComputedStyle(box);
        const [one, other] = [light(borderTopColor), light(backgroundColor)];
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      });
    expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});

test("pages run nothing that has not this answer's nonce", { tag: "@core" }, async ({ request }) => {
  const answers = await Promise.all([request.get("/de"), request.get("/de")]);
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const policy = answer.headers()["content-security-policy"] ?? "";
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(
        scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes("application/ld+json")),
      ).toEqual([]);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("built files are kept for ever and come compressed", { tag: "@core" }, async ({ request }) => {
  const html = await (await request.get("/de")).text();
  const [, script = ""] = /(\/assets\/[\w.-]+\.js)/.exec(html) ?? [];
  const answer = await request.get(script, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
});
