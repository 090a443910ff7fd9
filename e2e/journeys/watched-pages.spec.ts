import type { Page } from "@playwright/test";
import { otherPage } from "../appointments.ts";
import { expect, test } from "../fixtures.ts";

/** Faults that could go unseen: an exception, an unhandled rejection, and a policy violation. */
const goWrong = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown");
    });
    Promise.reject(new Error("unawaited"));
    new Image().src = "http://elsewhere.example/dot.gif";
  });

test("what goes wrong in any page of a journey is noticed, whoever opened it", { tag: "@core" }, async ({
  visitor,
  browser,
  faults,
}) => {
  for (const page of [visitor, await otherPage(browser)]) {
    await page.goto("/de");
    await goWrong(page);
    const policy = expect.stringMatching(/\/de content policy violated: img-src http:\/\/elsewhere.example/);
    const noticed = [expect.stringContaining("thrown"), expect.stringContaining("unawaited"), policy];
    await expect.poll(() => faults).toEqual(expect.arrayContaining(noticed));
    expect(faults.splice(0)).toHaveLength(noticed.length);
  }
});

test("a journey whose page goes wrong has failed, even where all that it looks for is there", { tag: "@core" }, async ({
  visitor,
  faults,
}) => {
  test.fail();
  await visitor.goto("/de");
  await goWrong(visitor);
  await expect.poll(() => faults).toHaveLength(3);
});
