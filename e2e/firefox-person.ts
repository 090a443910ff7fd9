import { expect } from "@playwright/test";
import type { ElementHandle, Frame, Page } from "puppeteer-core";

/** Long enough for a busy machine. */
const PATIENCE = 30_000;

type Kind = "button" | "field";

/** Buttons and links by what they say, fields by their label; what stands in the main part comes first. */
const lookFor = (kind: string, pattern: string): Element | null => {
  const wanted = new RegExp(pattern);
  const said = (each: Element) =>
    (each.getAttribute("aria-label") ?? each.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const isShown = (each: Element) => each.getClientRects().length > 0;
  for (const place of [document.querySelector("main"), document.body]) {
    if (!place) continue;
    if (kind === "button") {
      const all = [...place.querySelectorAll("button:not([disabled]), a[href]")];
      const found = all.find((each) => isShown(each) && wanted.test(said(each)));
      if (found) return found;
    } else {
      const labels = [...place.querySelectorAll("label")].filter((each) => wanted.test(said(each)));
      const named = [...place.querySelectorAll("input, textarea")].filter((each) =>
        wanted.test(each.getAttribute("aria-label") ?? ""),
      );
      const found = labels.map(({ control }) => control).find((each) => each !== null) ?? named[0];
      if (found) return found;
    }
  }
  return null;
};

const isStill = async (each: Element): Promise<boolean> => {
  each.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => JSON.stringify(each.getBoundingClientRect());
  const before = place();
  await new Promise((done) => setTimeout(done, 150));
  const { x, y, width, height } = each.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return each.isConnected && before === place() && hit !== null && (each.contains(hit) || hit.contains(each));
};

/** Said of a page that was left while data for it was under way; other browsers say nothing about pages that are gone. */
const LEFT = /^Error: TypeError: Error in input stream$/m;

/** Whoever sits before a window of Firefox: finds things as people do, and types and clicks for real. */
export class FirefoxPerson {
  readonly page: Page;
  readonly #base: string;
  readonly faults: string[] = [];

  constructor(page: Page, base: string) {
    this.page = page;
    this.#base = base;
    page.on("pageerror", (thrown) => {
      const words = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      if (!LEFT.test(words)) this.faults.push(words);
    });
  }

  /** Opens a page, and waits until it is alive. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#base).href);
    await this.page.waitForSelector("html[data-live]", { timeout: PATIENCE });
  }

  async find(kind: Kind, pattern: string, place: Page | Frame = this.page): Promise<ElementHandle<Element>> {
    let found: ElementHandle<Element> | null = null;
    const look = async () => {
      const handle = await place.evaluateHandle(lookFor, kind, pattern).catch(() => undefined);
      found = (handle?.asElement() as ElementHandle<Element> | null | undefined) ?? null;
      return found !== null;
    };
    await expect.poll(look, { message: `${kind} ${pattern}`, timeout: PATIENCE }).toBe(true);
    return found as unknown as ElementHandle<Element>;
  }

  /** Clicks what stands still and is not covered, as a person would wait for it. */
  press(pattern: string): Promise<void> {
    return expect(async () => {
      const button = await this.find("button", pattern);
      expect(await button.evaluate(isStill), pattern).toBe(true);
      await button.click();
    }).toPass({ timeout: PATIENCE });
  }

  async fill(pattern: string, text: string, place: Page | Frame = this.page): Promise<void> {
    const field = await this.find("field", pattern, place);
    await field.click();
    await field.type(text);
  }

  /** A box or a choice, by the keyboard: some are drawn over. */
  async check(pattern: string): Promise<void> {
    const box = await this.find("field", pattern);
    await box.focus();
    await this.page.keyboard.press(" ");
  }

  /** The page says this, at once or soon. */
  see(words: string): Promise<void> {
    const text = () => this.page.evaluate(() => document.body.innerText).catch(() => "");
    return expect.poll(text, { message: words, timeout: PATIENCE }).toContain(words);
  }

  isAt(pattern: RegExp): Promise<void> {
    return expect.poll(() => this.page.url(), { timeout: PATIENCE }).toMatch(pattern);
  }

  /** Chooses the first time of a day, `after` days from the first with free times. */
  async chooseTime(after: number): Promise<void> {
    const days = async () => (await this.page.$$("[data-day]")).length;
    await this.page.waitForSelector("[data-day]");
    const before = await days();
    if (before <= after) {
      await this.press("^(Nächste Woche|Next week)$");
      await expect.poll(days).toBeGreaterThan(before);
    }
    const day = (await this.page.$$("[data-day]"))[before > after ? after : after - before];
    const date = await day?.evaluate((each) => each.getAttribute("data-day"));
    await day?.click();
    await this.page.waitForSelector(`[data-day="${date}"][data-chosen]`);
    // Its times may still be taking the place of another day's.
    await expect(async () => (await this.page.waitForSelector("#pick-day a"))?.click()).toPass({ timeout: PATIENCE });
    await this.isAt(/[?&]start=/);
    await this.press("^Continue to confirmation$");
    await this.see("Confirm your");
  }
}
