import { expect, expectAccessiblePage, expectFitting, expectValid, show, test } from "../fixtures.ts";

/** Every public page in both languages; each links to the other. */
const PAGES = [
  ["/de", "/en"],
  ["/de/ueber-uns", "/en/about"],
  ["/de/impressum", "/en/imprint"],
  ["/de/datenschutz", "/en/privacy"],
  ["/de/agb", "/en/terms"],
  ["/de/verhaltenskodex", "/en/code-of-conduct"],
  ["/de/barrierefreiheit", "/en/accessibility"],
  ["/de/fragen/klienten", "/en/faq/clients"],
  ["/de/fragen/coaches", "/en/faq/coaches"],
  ["/de/blog", "/en/blog"],
  ["/de/blog/erschoepfung-frueh-erkennen", "/en/blog/recognising-exhaustion-early"],
  ["/de/kontakt", "/en/contact"],
  ["/de/frueher-zugang", "/en/early-access"],
  ["/de/newsletter", "/en/newsletter"],
  ["/de/themen", "/en/topics"],
  ["/de/themen/akute-lagen-und-digitales", "/en/topics/acute-situations-and-digital-life"],
  ["/de/vertrag-widerrufen", "/en/withdraw-from-contract"],
] as const;

/** A profile of the demo. */
const COACH = ["/de/coaches/jonas-petersen", "/en/coaches/jonas-petersen"] as const;

for (const [de, en] of [...PAGES, COACH]) {
  test(`${de} and ${en} are accessible, fit the screen and name each other`, async ({ visitor, baseURL }) => {
    const complaints: string[] = [];
    visitor.on("console", (message) => {
      const { url } = message.location();
      // The home page shows new coaches; another journey may have made one of them private meanwhile.
      const isLostPhoto = url.includes("/api/storage/get/") && message.text().includes("404");
      if (message.type() === "error" && !isLostPhoto) complaints.push(`${message.text()} ${url}`);
    });
    visitor.on("pageerror", (error) => complaints.push(error.message));
    for (const [language, path, other, twin, look] of [
      ["de", de, "en", en, "phoneByDay"],
      ["en", en, "de", de, "deskByNight"],
    ] as const) {
      await show(visitor, look);
      expect((await visitor.goto(path))?.status()).toBe(200);
      await expect(visitor.locator("html")).toHaveAttribute("lang", language);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveCount(1);
      const alternate = visitor.locator(`link[rel=alternate][hreflang=${other}]`);
      await expect(alternate).toHaveAttribute("href", `${baseURL}${twin}`);
      await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(visitor.locator("meta[name=description]")).toHaveAttribute("content", /\S{3}/);
      await expectFitting(visitor);
      await expectValid(visitor);
      await expectAccessiblePage(visitor);
    }
    expect(complaints).toEqual([]);
  });
}

test("the sitemap names every public page with its twin, and robots know the sitemap", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap-pages.xml")).text();
  for (const path of PAGES.flat()) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
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

test("every internal link of the public pages leads somewhere", async ({ request }) => {
  const found = new Set<string>();
  for (const path of [...PAGES, COACH].flat()) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      if (href) found.add(href.replaceAll("&amp;", "&"));
  }
  const broken: string[] = [];
  for (const href of found) if ((await request.get(href)).status() >= 400) broken.push(href);
  expect(found.size).toBeGreaterThan(30);
  expect(broken).toEqual([]);
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
