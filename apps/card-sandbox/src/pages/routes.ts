import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { ApiFailure, localeOf } from "../errors.ts";
import { changeBank, finishOnboarding } from "../resources/accounts.ts";
import { answerBank } from "../resources/authentication.ts";
import type { RequestContext } from "../route.ts";
import { changeInside, find, insideOf } from "../store/objects.ts";
import { accountPage, cardFormPage, challengePage, connectPage, pageHeaders, unknownLinkPage, WORDS } from "./pages.ts";

/** Everything that a browser loads: the script, the frames, and the connect page. */
export function createPages({
  context,
  changed,
}: {
  context(locale: "en" | "de"): RequestContext;
  changed(): void;
}): Hono {
  const pages = new Hono();
  const asset = (c: Context, text: string, type: string) =>
    c.body(text, 200, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-cache",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  pages.get("/stripe.js", (c) => asset(c, bundled("stripe.js"), "text/javascript"));
  for (const name of ["card-form.js", "challenge.js"])
    pages.get(`/sandbox/assets/${name}`, (c) => asset(c, bundled(name), "text/javascript"));
  pages.get("/sandbox/assets/frames.css", (c) => asset(c, read("frames.css"), "text/css"));

  const look = (c: Context) => ({
    locale: localeOf(c.req.query("locale") ?? c.req.header("accept-language")),
    theme: c.req.query("theme") === "night" ? ("dark" as const) : ("light" as const),
  });
  pages.get("/sandbox/card-form", (c) => c.html(cardFormPage(look(c)), 200, pageHeaders()));

  pages.get("/sandbox/challenge", (c) => {
    const secret = c.req.query("client_secret") ?? "";
    return c.html(challengePage({ ...look(c), asked: askedOf(context("en"), secret) }), 200, pageHeaders());
  });
  pages.post("/sandbox/challenge", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [answer, secret] = [form.get("answer"), form.get("client_secret") ?? ""];
    const whose = { ...context(localeOf(c.req.header("accept-language"))), isPublic: true };
    const asked = askedOf(whose, secret);
    if (!asked || (answer !== "confirm" && answer !== "refuse")) return c.json({ status: "over" });
    whose.sql.transact(() => answerBank(whose, asked.intent.id, answer));
    changed();
    return c.json({ status: "answered" });
  });

  pages.get("/sandbox/connect/:link", (c) => {
    const { locale } = look(c);
    const link = linkOf(context("en"), c.req.param("link"));
    if (!link) return c.html(unknownLinkPage(locale), 404, pageHeaders());
    if (link.isOver) return c.redirect(link.refreshUrl, 302);
    return c.html(connectPage(locale), 200, pageHeaders(new URL(link.returnUrl).origin));
  });
  pages.post("/sandbox/connect/:link", async (c) => {
    const whose = context("en");
    const id = c.req.param("link");
    const link = linkOf(whose, id);
    if (!link) return c.html(unknownLinkPage(look(c).locale), 404, pageHeaders());
    if (link.isOver) return c.redirect(link.refreshUrl, 303);
    const answer = new URLSearchParams(await c.req.text()).get("answer");
    whose.sql.transact(() => {
      changeInside(whose, "account_link", id, { isUsed: true });
      if (answer === "finish") finishOnboarding(whose, link.account);
    });
    changed();
    return c.redirect(link.returnUrl, 303);
  });
  pages.get("/sandbox/account/:link", (c) => {
    const { locale } = look(c);
    const account = ownedAccount(context("en"), c.req.param("link"));
    return account
      ? c.html(accountPage(locale, account), 200, pageHeaders())
      : c.html(unknownLinkPage(locale), 404, pageHeaders());
  });
  pages.post("/sandbox/account/:link", (c) => {
    const whose = context("en");
    const account = ownedAccount(whose, c.req.param("link"));
    if (!account) return c.html(unknownLinkPage(look(c).locale), 404, pageHeaders());
    whose.sql.transact(() => changeBank(whose, account.id));
    changed();
    return c.redirect(c.req.path, 303);
  });
  pages.onError((error, c) => {
    if (error instanceof ApiFailure) return c.json({ error: error.error }, error.status as 400);
    throw error;
  });
  return pages;
}

/** The intent that waits for the bank, found by its client secret alone. */
function askedOf(context: RequestContext, clientSecret: string) {
  const id = clientSecret.split("_secret_")[0] ?? "";
  const intent = find(context, "setup_intent", id) ?? find(context, "payment_intent", id);
  if (!intent || intent.client_secret !== clientSecret || intent.status !== "requires_action") return undefined;
  return { intent, last4: find(context, "payment_method", intent.payment_method ?? "")?.card?.last4 ?? "" };
}

function ownedAccount(context: RequestContext, link: string) {
  if (!find(context, "login_link", link)) return undefined;
  return find(context, "account", insideOf(context, "login_link", link).account);
}

function linkOf(context: RequestContext, id: string) {
  const link = find(context, "account_link", id);
  if (!link) return undefined;
  const inside = insideOf(context, "account_link", id);
  return { ...inside, isOver: inside.isUsed || link.expires_at <= context.now() };
}

const folder = new URL("../browser/", import.meta.url);
const IMPORT = /^import\s+(?:[^"']*?\sfrom\s+)?["']\.\/([^"']+)["'];$/gm;

/** A script with everything it imports in front of it: one classic script, like the provider's. */
function bundled(entry: string): string {
  const taken = new Set<string>();
  const parts: string[] = [];
  const take = (name: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    const text = read(name);
    for (const [, needed = ""] of text.matchAll(IMPORT)) take(needed);
    parts.push(text.replaceAll(IMPORT, "").replaceAll(/^export (?=const|function|async|let)/gm, ""));
  };
  take(entry);
  return `(() => {\n"use strict";\nconst WORDS = ${JSON.stringify(WORDS)};\n${parts.join("\n")}})();\n`;
}

const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
