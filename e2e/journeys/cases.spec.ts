import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { enterDemo, newAddress } from "../people.ts";

test("de: by keys alone somebody of the team opens a case, answers it, refunds in part and closes it", {
  tag: "@core",
}, async ({ page, request }) => {
  const email = newAddress("ruth");
  const subject = `Frage von ${email}`;
  const sent = await request.post("/api/visitors/send-support-email", {
    data: { name: "Ruth Sander", email, subject, message: "Guten Tag, wo finde ich meine Rechnung?", website: "" },
  });
  expect(sent.status()).toBe(202);
  const detail = page.getByRole("article");
  await test.step("the inbox, with what is overdue first", async () => {
    await enterDemo(page, "Mara Köhler");
    await page
      .getByRole("navigation")
      .getByRole("link", { name: /^Fälle/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/de\/team\/faelle$/);
    await expect(page.getByRole("heading", { name: /^Überfällig/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("from row to row, and open", async () => {
    await expect(page.locator("html[data-live]")).toBeAttached();
    await page.keyboard.press("j");
    await expect(page.locator("[data-row]").first()).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await expect(detail).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("found by its subject, taken, answered and closed", async () => {
    await page.getByLabel("Nummer, Betreff oder Name").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 Fall gefunden")).toBeVisible();
    await page.getByRole("link", { name: subject }).focus();
    await page.keyboard.press("Enter");
    await expect(detail.getByRole("heading", { name: subject })).toBeVisible();
    await page.keyboard.press("a");
    await expect(detail.getByText("Mara Köhler hat den Fall zugewiesen")).toBeVisible();
    await page.keyboard.press("r");
    const answer = detail.getByLabel("Antwort an Ruth Sander");
    await expect(answer).toBeFocused();
    await page.keyboard.type("Sie finden sie unter „Rechnungen“.");
    const send = detail.getByRole("button", { name: "Nur senden" });
    await send.focus();
    await page.keyboard.press("Enter");
    const history = detail.getByRole("list", { name: "Verlauf" });
    await expect(history.getByText("Sie finden sie unter „Rechnungen“.")).toBeVisible();
    await expect(answer).toHaveValue("");
  });
  await test.step("the payment it is about, found by the client's name, and a part of it refunded", async () => {
    const at = page.url();
    await page.getByRole("link", { name: "Zahlungen" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Zahlungen" })).toBeVisible();
    await page.getByLabel("Wessen Zahlung suchen Sie?").fill("Maren Thiel");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Zahlungen? gefunden/)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("listitem")
      .filter({ hasText: "Bezahlt" })
      .getByRole("link", { name: "Maren Thiel" })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Erstatten" })).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("radio", { name: "25 %" })).toBeFocused();
    const amount = page.getByLabel("Betrag in Euro");
    await amount.focus();
    await page.keyboard.type("5,00");
    await page.keyboard.press("Enter");
    const confirm = page.getByRole("button", { name: /^5,00\s€ erstatten$/ });
    await expect(confirm).toBeVisible();
    await expect(page.getByText("Summe, ausgeglichen")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Grund", { exact: true }).focus();
    await page.keyboard.type("Der Ton brach dreimal ab.");
    await confirm.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/5,00\s€ gehen an Maren Thiel zurück/)).toBeVisible();
    await expect(page.getByText(/„Der Ton brach dreimal ab.“/).first()).toBeVisible();
    await page.goto(at);
    await expect(detail.getByRole("heading", { name: subject })).toBeVisible();
    await expect(page.locator("html[data-live]")).toBeAttached();
    await page.keyboard.press("e");
    await expect(detail.getByText("Mara Köhler: erledigt")).toBeVisible();
  });
  await test.step("the person has the answer", async () => {
    await expect.poll(() => mailTo(request, email)).toContain("Sie finden sie unter „Rechnungen“.");
  });
});

test("de: views and templates are kept, used in an answer, and refused while something is left to fill in", async ({
  page,
  request,
}) => {
  const email = newAddress("ole");
  const subject = `Termin von ${email}`;
  const sent = await request.post("/api/visitors/send-support-email", {
    data: { name: "Ole Krug", email, subject, message: "Guten Tag, was ist mit meinem Termin?", website: "" },
  });
  expect(sent.status()).toBe(202);
  await enterDemo(page, "Mara Köhler");
  const name = `Vorlage ${email}`;
  await test.step("a template in both languages; an unknown placeholder is refused", async () => {
    await page.goto("/de/team/vorlagen?template=new");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Deutscher Text").fill("Ihr Termin am {{apointment}}, {{name}}.");
    await page.getByLabel("Englischer Text").fill("Your appointment on {{appointment}}.");
    await page.getByRole("button", { name: "Vorlage anlegen" }).click();
    await expect(page.getByText("ein Platzhalter, den niemand füllen kann").first()).toBeVisible();
    await page.getByLabel("Deutscher Text").fill("Ihr Termin am {{appointment}}, {{name}}.");
    await page.getByRole("button", { name: "Vorlage anlegen" }).click();
    await expect(page.getByText("Die Vorlage ist angelegt.")).toBeVisible();
    await expectAccessible(page);
  });
  const view = `Deutsch ${email}`;
  await test.step("a view for the team, with its count", async () => {
    await page.goto("/de/team/faelle");
    await expect(page.locator("html[data-live]")).toBeAttached();
    await page.getByText("Filter", { exact: true }).click();
    await page.getByLabel("Sprache", { exact: true }).selectOption("de");
    await expect(page).toHaveURL(/language=de/);
    await page.getByText("Ansicht speichern").click();
    await page.getByLabel("Name der Ansicht").fill(view);
    await page.getByLabel("Für das ganze Team").check();
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(page.getByText("Die Ansicht ist gespeichert.")).toBeVisible();
    const link = page.getByRole("navigation", { name: "Listen" }).getByRole("link", { name: view });
    await expect(link).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
  });
  await test.step("the template in an answer, which is sent once nothing is left to fill in", async () => {
    await page.getByLabel("Nummer, Betreff oder Name").fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: subject }).click();
    const detail = page.getByRole("article");
    await expect(detail.getByRole("heading", { name: subject })).toBeVisible();
    await page.keyboard.press("v");
    await page.getByRole("combobox", { name: "Name oder Wörter der Vorlage" }).fill(email);
    await page.keyboard.press("Enter");
    const answer = detail.getByLabel("Antwort an Ole Krug");
    await expect(answer).toHaveValue("Ihr Termin am {{appointment}}, Ole Krug.");
    await detail.getByRole("button", { name: "Nur senden" }).click();
    await expect(detail.getByText("Ein Platzhalter in doppelten Klammern ist noch leer").first()).toBeVisible();
    await answer.fill("Ihr Termin am Montag, Ole Krug.");
    await detail.getByRole("button", { name: "Nur senden" }).click();
    const history = detail.getByRole("list", { name: "Verlauf" });
    await expect(history.getByText("Ihr Termin am Montag, Ole Krug.")).toBeVisible();
  });
  await test.step("renamed, then removed for everybody", async () => {
    await page.goto("/de/team/faelle?language=de");
    await page.getByText(`„${view}“ ändern`).click();
    await page.getByLabel("Name der Ansicht").fill(`${view} neu`);
    await page.getByRole("button", { name: "Änderungen speichern" }).click();
    await expect(page.getByText("Die Ansicht ist geändert.")).toBeVisible();
    await page.getByRole("button", { name: "Ansicht für alle löschen" }).click();
    await expect(page.getByText("Die Ansicht ist gelöscht.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Listen" })).not.toContainText(view);
  });
});

test("de: two of the team in one case see each other write, and nobody answers over what came meanwhile", async ({
  page,
  browser,
  request,
}) => {
  const email = newAddress("ida");
  const ask = async (subject: string) => {
    const message = "Guten Tag, ich habe eine Frage.";
    const data = { name: "Ida Lenz", email, subject, message, website: "" };
    expect((await request.post("/api/visitors/send-support-email", { data })).status()).toBe(202);
  };
  const subject = `Frage von ${email}`;
  await ask(subject);
  const other = await browser.newContext();
  const pages = [page, await other.newPage()] as const;
  for (const [place, each] of pages.entries()) {
    await enterDemo(each, place === 0 ? "Mara Köhler" : "Sam Okafor");
    await each.goto("/de/team/faelle");
    await expect(each.locator("html[data-live]")).toBeAttached();
    await each.getByLabel("Nummer, Betreff oder Name").fill(email);
    await each.keyboard.press("Enter");
    await each.getByRole("link", { name: subject }).click();
    await expect(each.getByRole("article").getByRole("heading", { name: subject })).toBeVisible();
  }
  const [mara, sam] = pages;
  const field = (of: typeof page) => of.getByRole("article").getByLabel("Antwort an Ida Lenz");
  await test.step("who writes is shown at once, until they have sent it", async () => {
    await field(mara).pressSequentially("Sie finden es unter „Hilfe“.");
    await expect(sam.getByRole("article").getByText("Mara Köhler schreibt gerade eine Antwort.")).toBeVisible();
    await field(sam).pressSequentially("Guten Tag");
    await mara.getByRole("article").getByRole("button", { name: "Nur senden" }).click();
    const history = mara.getByRole("article").getByRole("list", { name: "Verlauf" });
    await expect(history.getByText("Sie finden es unter „Hilfe“.")).toBeVisible();
  });
  await test.step("what came meanwhile is shown before it is answered over, and what is typed stays", async () => {
    const detail = sam.getByRole("article");
    await expect(detail.getByText("Seit Sie zu schreiben begonnen haben, gibt es Neues.")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Trotzdem senden und erledigen" })).toBeVisible();
    await expect(field(sam)).toHaveValue("Guten Tag");
    await expect(detail.getByText("schreibt gerade eine Antwort")).toBeHidden();
    await expectAccessible(sam);
  });
  await test.step("a new case is in the list and counted in the tab without a reload", async () => {
    await mara.goto("/de/team/faelle?language=de");
    await expect(mara.locator("html[data-live]")).toBeAttached();
    await expect(mara).toHaveTitle(/^\(\d+\+?\) Fälle/);
    const later = `Noch eine Frage von ${email}`;
    await ask(later);
    await expect(mara.getByRole("link", { name: later })).toBeVisible({ timeout: 15_000 });
  });
  await test.step("the palette finds it by its subject", async () => {
    await mara.keyboard.press("Control+k");
    await mara.getByRole("combobox").fill(`Noch eine Frage von ${email}`);
    await expect(mara.getByRole("option", { name: /^Noch eine Frage von/ })).toBeVisible();
    await mara.keyboard.press("Enter");
    await expect(mara).toHaveURL(/\/de\/team\/faelle\/\d+$/);
  });
  await other.close();
});

test("de: by keys cases are selected, snoozed and closed together, put off to a day and merged", async ({
  page,
  request,
}) => {
  const email = newAddress("emil");
  const subjects = ["Erste", "Zweite", "Dritte"].map((word) => `${word} Frage von ${email}`);
  for (const subject of subjects) {
    const data = { name: "Emil Frei", email, subject, message: "Guten Tag, eine Frage.", website: "" };
    expect((await request.post("/api/visitors/send-support-email", { data })).status()).toBe(202);
  }
  await enterDemo(page, "Mara Köhler");
  const search = async () => {
    await page.goto("/de/team/faelle");
    await expect(page.locator("html[data-live]")).toBeAttached();
    await page.getByLabel("Nummer, Betreff oder Name").fill(email);
    await page.keyboard.press("Enter");
    // The whole list has its number, too, and may end with one of these.
    await expect(page.locator("[data-row]").filter({ hasNotText: email })).toHaveCount(0);
    await expect(page.locator("[data-row]").first()).toContainText(email);
    await page.locator("[data-row]").first().focus();
  };
  const detail = page.getByRole("article");
  await test.step("two of them become one", async () => {
    await search();
    await page.keyboard.press("o");
    await expect(detail).toBeVisible();
    await page.keyboard.press("m");
    await expect(detail.getByRole("radio", { name: /Frage von/ }).first()).toBeFocused();
    await expectAccessible(page);
    await detail.getByRole("button", { name: "Fälle zusammenführen" }).focus();
    await page.keyboard.press("Enter");
    await expect(detail.getByText("Dieser Fall gehört jetzt zu")).toBeVisible();
  });
  await test.step("one is put off until next Monday", async () => {
    await search();
    await page.keyboard.press("o");
    await expect(detail.getByText(/Frage · offen/)).toBeVisible();
    await page.keyboard.press("s");
    await expect(detail.getByRole("radio", { name: "morgen" })).toBeVisible();
    await detail.getByRole("radio", { name: "nächsten Montag" }).check();
    await page.keyboard.press("Enter");
    await expect(detail.getByText("Mara Köhler hat den Fall zurückgestellt")).toBeVisible();
  });
  await test.step("both are selected, taken and closed", async () => {
    await search();
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(page.getByText("2 ausgewählt")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("a");
    await expect(page.getByText("2 Fälle gehören jetzt Ihnen.")).toBeVisible();
    await search();
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("e");
    await expect(page.getByText("2 Fälle sind erledigt.")).toBeVisible();
  });
  await test.step("the keys are listed", async () => {
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Tastenkürzel" });
    await expect(keys.getByText("Fall auswählen")).toBeVisible();
  });
});
