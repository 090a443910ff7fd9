import { expect, expectAccessiblePage, test } from "../fixtures.ts";

test("nothing leaves for another host before consent, and nothing after a no", { tag: "@core" }, async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  await page.goto("/de/ueber-uns");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessiblePage(page);
  const [accept, reject] = [
    dialog.getByRole("button", { name: "Alle akzeptieren" }),
    dialog.getByRole("button", { name: "Alle ablehnen" }),
  ];
  const [acceptBox, rejectBox] = [await accept.boundingBox(), await reject.boundingBox()];
  expect(Math.abs((acceptBox?.height ?? 0) - (rejectBox?.height ?? 1))).toBeLessThan(2);
  const facts = dialog.getByRole("group").filter({ hasText: "Werbewirkung Demo GmbH, Berlin" });
  await facts.getByText("Anbieter und Speicherung").click();
  await expect(facts.getByText("_demo_ad")).toBeVisible();
  await expect(facts.getByRole("listitem").first()).toHaveText("_demo_ad: 90 Tage");
  await expect(facts.getByText("Erfolg unserer Werbung messen")).toBeVisible();
  await expectAccessiblePage(page);
  await reject.click();
  await expect(dialog).toBeHidden();
  await page.goto("/de/blog");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(foreign).toEqual([]);
});

test("after a yes both integrations load, never where topics are read, and a later no takes them away", async ({
  page,
}) => {
  await page.goto("/en/about");
  // Going to a page without third parties loads a new document: a check in between finds none.
  const tags = () =>
    page.evaluate(() => (window as unknown as { demoTags?: string[] }).demoTags ?? []).catch(() => ["leaving"]);
  await page.getByRole("dialog").getByRole("button", { name: "Accept all" }).click();
  await expect.poll(tags).toEqual(expect.arrayContaining(["/marketing.js", "/mailing.js"]));
  await page.reload();
  await expect.poll(tags).toEqual(expect.arrayContaining(["/marketing.js", "/mailing.js"]));

  await page.getByRole("banner").getByRole("link", { name: "Topics" }).click();
  await expect(page).toHaveURL(/\/en\/topics$/);
  await expect.poll(tags).toEqual([]);
  // Neither in the search, nor where viewed coaches are shown.
  for (const [link, address] of [
    ["Find coaches", /\/en\/coaches$/],
    ["About us", /\/en\/about$/],
  ] as const) {
    await page.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(address);
  }
  await expect.poll(tags).toEqual(expect.arrayContaining(["/marketing.js", "/mailing.js"]));
  await page.goto("/en");
  expect(await tags()).toEqual([]);

  await page.goto("/en/about");
  await expect.poll(tags).toEqual(expect.arrayContaining(["/marketing.js", "/mailing.js"]));
  await page.getByRole("button", { name: "Privacy settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
  await expect.poll(tags).toEqual([]);
  await page.goto("/en/about");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await tags()).toEqual([]);
});
