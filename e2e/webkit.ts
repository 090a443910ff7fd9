import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type APIRequestContext, expect } from "@playwright/test";

type Look = { width: number; height: number; scheme: "light" | "dark" };

/** A window of WebKitGTK, which Playwright does not drive, over plain WebDriver. */
export class WebKit {
  readonly #driver: ChildProcess;
  readonly #folder: string;
  #session = "";

  private constructor(driver: ChildProcess, folder: string) {
    this.#driver = driver;
    this.#folder = folder;
  }

  static async open({ width, height, scheme }: Look): Promise<WebKit> {
    const folder = mkdtempSync(join(tmpdir(), "webkit-"));
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      // Its own sandbox needs rights that a container lacks; pages here are ours alone.
      env: {
        ...process.env,
        HOME: folder,
        GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    const webkit = new WebKit(driver, folder);
    const base = `http://127.0.0.1:${port}/session`;
    const options = {
      binary: process.env.MINIBROWSER_PATH,
      args: ["--automation"],
    };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    for (let left = 50; left > 0 && !webkit.#session; left--) {
      await pause(100);
      const answer = await send(base, { capabilities }).catch(() => undefined);
      if (answer) webkit.#session = `${base}/${(answer as { sessionId: string }).sessionId}`;
    }
    await webkit.#ask("/window/rect", { width, height });
    return webkit;
  }

  #ask(path: string, body: object): Promise<unknown> {
    return send(this.#session + path, body);
  }

  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.#ask("/execute/sync", { script, args }) as Promise<T>;
  }

  /** Opens a page, and waits until it is alive. */
  async goto(url: string): Promise<void> {
    await this.#ask("/url", { url });
    await this.expectTrue('return document.documentElement.hasAttribute("data-live")', `${url} comes alive`);
  }

  expectTrue(script: string, what: string): Promise<void> {
    return expect
      .poll(() => this.run<boolean>(script).catch(() => false), { message: what, timeout: 20_000 })
      .toBe(true);
  }

  async #element(css: string): Promise<string> {
    const found = (await this.#ask("/element", { using: "css selector", value: css })) as Record<string, string>;
    return `/element/${Object.values(found)[0]}`;
  }

  async fill(css: string, text: string): Promise<void> {
    await this.#ask(`${await this.#element(css)}/value`, { text });
  }

  async press(css: string): Promise<void> {
    await this.#ask(`${await this.#element(css)}/click`, {});
  }

  /** Takes over who is signed in at `request`; a page of the site has to be open. */
  async signInAs(request: APIRequestContext): Promise<void> {
    for (const { name, value, path } of (await request.storageState()).cookies)
      await this.#ask("/cookie", { cookie: { name, value, path } });
  }

  async close(): Promise<void> {
    if (this.#session) await fetch(this.#session, { method: "DELETE" });
    this.#driver.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function send(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
