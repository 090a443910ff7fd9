import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, logIn, newMember, openLogin } from "../people.ts";

const NEW = "Winter-2027!";

const WORDS = {
  de: {
    forgot: "Passwort vergessen?",
    email: "E-Mail-Adresse",
    send: "Link senden",
    nobody: "Zu dieser E-Mail-Adresse gibt es kein Konto",
    sent: "Bitte sehen Sie in Ihr Postfach",
    fresh: "Neues Passwort",
    repeat: "Passwort wiederholen",
    save: "Neues Passwort speichern",
    differ: "Die beiden Passwörter stimmen nicht überein.",
    login: /\/de\/anmelden/,
    saved: "Ihr neues Passwort ist gespeichert.",
    home: /\/de$/,
    dead: "Der Link ist ungültig oder abgelaufen",
  },
  en: {
    forgot: /Forgot (your )?password\?/,
    email: "Email address",
    send: "Send me the link",
    nobody: "No account with the given email",
    sent: "Please check your inbox",
    fresh: "New password",
    repeat: "Repeat the password",
    save: "Save the new password",
    differ: "The two passwords are not the same.",
    login: /\/en\/login/,
    saved: "Your new password is saved.",
    home: /\/en$/,
    dead: "The link is invalid or has expired",
  },
} as const;

for (const locale of ["de", "en"] as const)
  test(`${locale}: a forgotten password is replaced by the link of the mail, which works once`, async ({
    visitor,
    request,
  }) => {
    const member = await newMember(request);
    const words = WORDS[locale];
    const main = visitor.getByRole("main");
    const lookAround = async () => (locale === "de" ? expectAccessible(visitor) : undefined);
    await openLogin(visitor, locale);
    await main.getByRole("link", { name: words.forgot }).click();
    await expect(main.getByRole("heading", { name: words.forgot })).toBeVisible();
    await main.getByLabel(words.email).fill("niemand@example.org");
    await main.getByRole("button", { name: words.send }).click();
    await expect(main.getByText(words.nobody).first()).toBeVisible();
    await main.getByLabel(words.email).fill(member.email);
    await main.getByRole("button", { name: words.send }).click();
    await expect(main.getByText(words.sent)).toBeVisible();
    await lookAround();

    // The mail speaks the language of the account; the page has its twin.
    const mail = await mailTo(request, member.email, "Ihr Link für ein neues Passwort");
    const link = linkIn(mail, "passwort-zuruecksetzen");
    const page = locale === "de" ? link : link.replace("/de/passwort-zuruecksetzen", "/en/reset-password");
    await visitor.goto(page);
    await lookAround();
    const choose = async (password: string, again = password) => {
      await main.getByLabel(words.fresh, { exact: true }).fill(password);
      await main.getByLabel(words.repeat).fill(again);
      await main.getByRole("button", { name: words.save }).click();
    };
    await choose(NEW, "anders");
    await expect(main.getByText(words.differ).first()).toBeVisible();
    await choose(NEW);
    await expect(visitor).toHaveURL(words.login);
    await expect(main.getByText(words.saved)).toBeVisible();
    await fillLogin(visitor, member, { locale, password: NEW });
    await expect(visitor).toHaveURL(words.home);

    await visitor.goto(page);
    await choose("Anders-2028!");
    await expect(main.getByRole("heading", { name: words.dead })).toBeVisible();
  });

test("changing the password asks for the old one, and puts other browsers out while they are looking", async ({
  visitor,
  request,
  browser,
  baseURL,
}) => {
  const member = await newMember(request);
  const elsewhere = await browser.newContext({ locale: "de-DE", baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await logIn(other, member, "/de/konto");
  await logIn(visitor, member, "/de/konto/passwort");
  await expectAccessible(visitor);

  const main = visitor.getByRole("main");
  const change = async (current: string) => {
    await main.getByLabel("Aktuelles Passwort").fill(current);
    await main.getByLabel("Neues Passwort", { exact: true }).fill(NEW);
    await main.getByLabel("Passwort wiederholen").fill(NEW);
    await main.getByRole("button", { name: "Passwort ändern" }).click();
  };
  await change("Falsch-1");
  await expect(main.getByLabel("Aktuelles Passwort")).toHaveAccessibleDescription(/nicht richtig/);
  await change("Sommer-2026");
  await expect(main.getByText("Ihr Passwort ist geändert.")).toBeVisible();
  await expect(other).toHaveURL(/\/de\/anmelden\?.*reason=signedOut/, { timeout: 10_000 });
  await visitor.goto("/de/konto");
  await expect(main.getByLabel("Vorname")).toHaveValue("Mira");
  expect(await mailTo(request, member.email, "Ihr Passwort wurde geändert")).toContain("MEZ");
  await elsewhere.close();
});
