import { expect, test } from "../fixtures.ts";
import { pathTo } from "../pages.ts";
import { signInAs } from "../people.ts";
import { PUBLIC_PAGES, TOURS } from "../tours.ts";
import { WebKit } from "../webkit.ts";

// Run by `npm run browsers`, which installs WebKitGTK: one window after the other.
test.describe.configure({ mode: "default", timeout: 600_000 });

/** The toolbar of its window needs 447 px; both layouts are on either side. */
const LOOKS = {
  de: { width: 447, height: 800, scheme: "light" },
  en: { width: 1280, height: 900, scheme: "dark" },
} as const;

const PEOPLE = [
  { who: undefined, keys: [...PUBLIC_PAGES, ...(TOURS["a visitor"]?.keys ?? [])] },
  ...["a client", "a coach", "a practice and an account", "the team"].map((name) => ({
    who: name === "a practice and an account" ? "jonas" : TOURS[name]?.who,
    keys: TOURS[name]?.keys ?? [],
  })),
];

/** What differs between browsers at a page's first sight; an empty list is fine. */
const LOOK = `const [wish, lang] = arguments;
const html = document.documentElement;
const heading = document.querySelector("main h1");
const box = heading?.getBoundingClientRect();
return [
  html.scrollWidth > innerWidth && "wider than the window: " + html.scrollWidth + " of " + innerWidth,
  html.lang !== lang && "in " + html.lang,
  !(box && box.width > 0 && box.height > 0) && "no heading to be seen",
  matchMedia("(prefers-color-scheme: dark)").matches !== (wish === "dark") && "not " + wish,
].filter(Boolean);`;

for (const locale of ["de", "en"] as const)
  for (const { who, keys } of PEOPLE)
    test(`${locale}: pages of ${who ?? "a visitor"} come alive in WebKit, fit, and show their heading (${keys.length})`, async ({
      request,
      baseURL,
    }) => {
      const look = LOOKS[locale];
      const webkit = await WebKit.open(look);
      try {
        await webkit.goto(`${baseURL}/${locale}/imprint`.replace("/de/imprint", "/de/impressum"));
        await webkit.run(`localStorage.setItem("consent", JSON.stringify({ marketing: false, mailing: false }))`);
        if (who) {
          await signInAs(request, who);
          await webkit.signInAs(request);
        }
        const wrong: string[] = [];
        for (const key of keys) {
          const path = pathTo(key, { locale, named: { slug: "jonas-petersen" } });
          // Whoever needs an id has a journey of its own; here it would be a page that is not found.
          if (path.includes("unbekannt")) continue;
          await webkit.goto(baseURL + path);
          wrong.push(...(await webkit.run<string[]>(LOOK, look.scheme, locale)).map((what) => `${path}: ${what}`));
        }
        expect(wrong).toEqual([]);
      } finally {
        await webkit.close();
      }
    });

test("en: WebKit logs in by the form and finds somebody", async ({ baseURL }) => {
  const webkit = await WebKit.open(LOOKS.en);
  try {
    await webkit.goto(`${baseURL}/en/login`);
    await webkit.run(`localStorage.setItem("consent", JSON.stringify({ marketing: false, mailing: false }))`);
    await webkit.goto(`${baseURL}/en/login`);
    await webkit.fill("main input[type=email]", "lena@example.org");
    await webkit.fill("main input[type=password]", "Aufwind-Demo-1");
    await webkit.press("main form:has(input[type=password]) button[type=submit]");
    await webkit.expectTrue('return !location.pathname.endsWith("/login")', "the log-in leads on");
    await webkit.goto(`${baseURL}/en/client`);
    await webkit.expectTrue('return location.pathname === "/en/client"', "Lena's area opens");
    await webkit.goto(`${baseURL}/en`);
    await webkit.fill("main input[type=search], main form input[name=keyword], main form input[name=q]", "burnout");
    await webkit.press("main form button[type=submit]");
    await webkit.expectTrue(
      'return location.pathname === "/en/coaches" && !!document.querySelector("main h2 a, main h3 a")',
      "coaches are found",
    );
  } finally {
    await webkit.close();
  }
});
