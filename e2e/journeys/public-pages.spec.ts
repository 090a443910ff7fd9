import type { Page } from "@playwright/test";
import {
  applyLook,
  expect,
  expectAccessiblePage,
  expectContrast,
  expectFitting,
  expectValid,
  test,
} from "../fixtures.ts";

/** Every public page in both languages; each links to the other. */
const PAGES = {
  "who we are and what holds": [
    ["/de", "/en"],
    ["/de/ueber-uns", "/en/about"],
    ["/de/impressum", "/en/imprint"],
    ["/de/datenschutz", "/en/privacy"],
    ["/de/agb", "/en/terms"],
    ["/de/verhaltenskodex", "/en/code-of-conduct"],
    ["/de/barrierefreiheit", "/en/accessibility"],
    ["/de/transparenz", "/en/transparency"],
    ["/de/kontakt", "/en/contact"],
    ["/de/vertrag-widerrufen", "/en/withdraw-from-contract"],
  ],
  "what there is to read and to find": [
    ["/de/fragen/klienten", "/en/faq/clients"],
    ["/de/fragen/coaches", "/en/faq/coaches"],
    ["/de/blog", "/en/blog"],
    ["/de/blog/erschoepfung-frueh-erkennen", "/en/blog/recognising-exhaustion-early"],
    ["/de/frueher-zugang", "/en/early-access"],
    ["/de/newsletter", "/en/newsletter"],
    ["/de/gutscheine", "/en/gift-cards"],
    ["/de/themen", "/en/topics"],
    ["/de/themen/akute-lagen-und-digitales", "/en/topics/acute-situations-and-digital-life"],
  ],
  // A profile of the demo.
  "a coach": [["/de/coaches/jonas-petersen", "/en/coaches/jonas-petersen"]],
} as const;

/** Errors on the pages' consoles, and what nobody caught. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // The home page shows new coaches; another journey may have made one of them private meanwhile.
    const isLostPhoto = url.includes("/api/storage/get/") && message.text().includes("404");
    if (message.type() === "error" && !isLostPhoto) complaints.push(`${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** What every public page says of itself, in its language and about its twin. */
async function expectNamed(page: Page, { path, twin }: { path: string; twin: string }) {
  const [language, other] = [path.slice(1, 3), twin.slice(1, 3)];
  const origin = new URL(page.url()).origin;
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`);
  await expect(alternate).toHaveAttribute("href", `${origin}${twin}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S{3}/);
}

for (const [subject, pages] of Object.entries(PAGES))
  test(`the pages about ${subject} are accessible, fit the screen and name each other`, async ({ visitor }) => {
    test.setTimeout(120_000);
    const complaints = complaintsOf(visitor);
    for (const [path, twin] of pages)
      await test.step(path, async () => {
        await applyLook(visitor, "phoneByDay");
        expect((await visitor.goto(path))?.status()).toBe(200);
        await expectNamed(visitor, { path, twin });
        await expectFitting(visitor);
        await expectValid(visitor);
        await expectAccessiblePage(visitor);
        // The same elements: in the other scheme only the colours are new.
        await applyLook(visitor, "deskByNight");
        await expectFitting(visitor);
        await expectContrast(visitor);
      });
    expect(complaints).toEqual([]);
  });

test.describe("before JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the English twins of all public pages read, fit the screen and name theirs", { tag: "@core" }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const [twin, path] of Object.values(PAGES).flat())
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expectNamed(page, { path, twin });
        await expectValid(page);
        for (const look of ["phoneByDay", "deskByNight"] as const) {
          await applyLook(page, look);
          await expectFitting(page);
        }
      });
  });
});

test("the sitemap names every public page with its twin, and robots know the sitemap", { tag: "@core" }, async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap-pages.xml")).text();
  for (const path of [...PAGES["who we are and what holds"], ...PAGES["what there is to read and to find"]].flat())
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).toContain('hreflang="en"');
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("each language has a feed of its articles", async ({ request, baseURL }) => {
  for (const language of ["de", "en"]) {
    const feed = await request.get(`/${language}/blog/rss.xml`);
    expect(feed.headers()["content-type"]).toContain("application/rss+xml");
    expect(
      (await feed.text()).match(new RegExp(`<link>${baseURL}/${language}/blog/`, "g"))?.length,
    ).toBeGreaterThanOrEqual(6);
  }
});

test("a page's scripts do not compete with what it shows", async ({ request }) => {
  for (const path of ["/de", "/de/coaches", "/de/coaches/jonas-petersen"]) {
    const html = await (await request.get(path)).text();
    const links = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toContain('fetchpriority="low"');
  }
});

test("a page is painted before its scripts run", async ({ visitor }) => {
  const styles = Promise.withResolvers<void>();
  await visitor.route("**/*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  const isRunning = () => "__reactRouterManifest" in window;
  const scripts = visitor.waitForResponse("**/assets/framework-*.js");
  const opened = visitor.goto("/de");
  await (await scripts).finished();
  expect(await visitor.evaluate(isRunning)).toBe(false);
  styles.resolve();
  await opened;
  expect(await visitor.evaluate(isRunning)).toBe(true);
});

test("a link in a part whose script has not come yet leads on without loading a document", async ({ visitor }) => {
  const documents: string[] = [];
  visitor.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
  await visitor.route("**/assets/home-sections-*.js", () => {});
  await visitor.goto("/de");
  await visitor.getByRole("link", { name: "Gutschein verschenken" }).first().click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Verschenken Sie Aufwind" })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test("the product can be installed as an app that begins at one's own area", async ({ request, visitor }) => {
  await visitor.goto("/de");
  const address = await visitor.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await request.get(address ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, display, start_url, icons } = await manifest.json();
  expect({ name, display }).toEqual({ name: "Aufwind", display: "standalone" });
  for (const { src } of icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  await visitor.goto(start_url);
  await expect(visitor).toHaveURL(/\/de\/anmelden\?/);
});

test("every internal link of the public pages leads somewhere", async ({ request }) => {
  test.setTimeout(120_000);
  const linksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  };
  /** Each with a page that has it. */
  const found = new Map<string, string>();
  for (const path of Object.values(PAGES).flat(2)) for (const href of await linksOf(path)) found.set(href, path);
  expect(found.size).toBeGreaterThan(30);
  // The home page shows new coaches; another journey may make one of them private meanwhile.
  const leads = async (href: string, path: string) =>
    (await request.get(href)).status() < 400 || !(await linksOf(path)).includes(href);
  for (const [href, path] of found) await expect.poll(() => leads(href, path), `${href} on ${path}`).toBe(true);
});

test("the questions can be searched with and without umlauts, and without JavaScript", async ({
  visitor,
  browser,
  baseURL,
}) => {
  await visitor.goto("/de/fragen/klienten");
  const search = visitor.getByRole("searchbox");
  await search.fill("kuendigen");
  const all = await visitor.locator("details").count();
  await search.fill("widerruf");
  await expect.poll(() => visitor.locator("details:visible").count()).toBeLessThan(Math.max(all, 44));
  await search.fill("xyzxyz");
  await expect(
    visitor
      .getByRole("main")
      .getByRole("link", { name: /schreiben Sie uns|Kontakt|Frage/i })
      .first(),
  ).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${baseURL}/de/fragen/klienten?q=widerruf`);
  expect(await plain.locator("details").count()).toBeGreaterThan(0);
  await plain.context().close();
});
