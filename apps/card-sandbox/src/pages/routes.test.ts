import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Opened, openSandbox } from "../../test/open-sandbox.ts";
import { SANDBOX_KEYS } from "../keys.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const get = async (path: string) => {
  const response = await fetch(`${sandbox.url}${path}`);
  return { text: await response.text(), headers: response.headers, status: response.status };
};

describe("the script", () => {
  test.each(["/stripe.js", "/sandbox/assets/card-form.js", "/sandbox/assets/challenge.js"])(
    "%s is one classic script that a strict page can run",
    async (path) => {
      const { text, headers } = await get(path);
      expect(headers.get("content-type")).toContain("text/javascript");
      expect(text).not.toMatch(/^\s*(import|export)\s/m);
      expect(text).not.toMatch(/\beval\(|new Function\(|innerHTML/);
      expect(() => new Function(text)).not.toThrow();
    },
  );
});

describe("the card form", () => {
  test.each([
    ["de", "Kartennummer", "Gültig bis", "Prüfnummer"],
    ["en", "Card number", "Expiry date", "Security code"],
  ])("is labelled in %s, filled in by the browser, and runs its own script alone", async (locale, ...labels) => {
    const { text, headers } = await get(`/sandbox/card-form?locale=${locale}`);
    for (const label of labels) expect(text).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    for (const name of ["cc-number", "cc-exp", "cc-csc"]) expect(text).toContain(`autocomplete="${name}"`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    expect(text).toContain(`<html lang="${locale}"`);
  });

  test("is dark where the page is", async () => {
    expect((await get("/sandbox/card-form?theme=night")).text).toContain('data-theme="dark"');
    expect((await get("/sandbox/card-form?theme=stripe")).text).toContain('data-theme="light"');
  });
});

/** A payment that waits for the bank. */
async function waiting() {
  const { customer, card } = await sandbox.payer("4000002760003184");
  const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true };
  const { id, client_secret } = await sandbox.stripe.paymentIntents.create(asked);
  return { id, secret: client_secret ?? "" };
}
const answer = (client_secret: string, said: string) =>
  fetch(`${sandbox.url}/sandbox/challenge`, {
    method: "POST",
    headers: { authorization: `Bearer ${SANDBOX_KEYS.publishableKey}`, "accept-language": "de" },
    body: new URLSearchParams({ client_secret, answer: said }),
  });

describe("the bank", () => {
  test("asks what it is about, in the reader's language", async () => {
    const { secret } = await waiting();
    const { text } = await get(`/sandbox/challenge?locale=de&client_secret=${secret}`);
    expect(text).toContain("Möchten Sie 71,40\u00a0€ mit Ihrer Karte mit den Endziffern 3184 bezahlen?");
    expect(text).toContain(">Bestätigen</button>");
    expect((await get(`/sandbox/challenge?locale=en&client_secret=${secret}`)).text).toContain(
      "Do you want to pay €71.40",
    );
  });

  test("hears yes, once", async () => {
    const { id, secret } = await waiting();
    expect(await (await answer(secret, "confirm")).json()).toEqual({ status: "answered" });
    expect(await (await answer(secret, "refuse")).json()).toEqual({ status: "over" });
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
    expect((await get(`/sandbox/challenge?locale=de&client_secret=${secret}`)).text).toContain("keine Frage mehr");
  });

  test("hears no, and says so in the reader's language", async () => {
    const { id, secret } = await waiting();
    await answer(secret, "refuse");
    const { last_payment_error } = await sandbox.stripe.paymentIntents.retrieve(id);
    expect(last_payment_error?.message).toContain("Die Zahlung wurde bei Ihrer Bank nicht bestätigt.");
  });

  test("refuses anybody without the secret", async () => {
    const { id } = await waiting();
    expect(await (await answer(`${id}_secret_guessed`, "confirm")).json()).toEqual({ status: "over" });
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe("requires_action");
  });
});

test("a link to connect that nobody gave is a page that says so", async () => {
  const { status, text } = await get("/sandbox/connect/link_stranger?locale=de");
  expect([status, text.includes("Dieser Link ist nicht gültig")]).toEqual([404, true]);
});
