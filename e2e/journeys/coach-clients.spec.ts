import { bookAgreedDiscovery, newClient, noteEditor, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { userIdOf } from "../conversations.ts";
import { downloadFile, pdf, png } from "../files.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { completeAppointment } from "../money.ts";
import { textWithoutScripts } from "../pages.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const OLE = { firstName: "Ole", lastName: "Kramer" };

test("de: a coach finds a client among others, reads the history, keeps a note, shows a document and takes it back", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(visitor.request);
  const [tildaPage, ole] = [await otherPage(browser, { locale: "de-DE" }), await otherRequest(browser)];
  const tilda = await newClient(tildaPage.request, TILDA);
  await newClient(ole, OLE);
  const id = await bookAgreedDiscovery(tildaPage.request, coach);
  await completeAppointment(tildaPage.request, id);
  await bookAgreedDiscovery(ole, coach);
  const said = { experienceLevel: "leadership", qualification: "master" };
  expect((await tildaPage.request.patch("/api/clients/profile", { data: said })).status()).toBe(200);
  const photo = { file: png(400, 400), blobPath: "photos/profile" };
  expect((await tildaPage.request.post("/api/storage/upload", { multipart: photo })).status()).toBe(201);
  const paper = { file: pdf("Atemübung.pdf"), blobPath: "documents/Atemübung.pdf" };
  expect((await visitor.request.post("/api/storage/upload", { multipart: paper })).status()).toBe(201);

  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/coach/klienten");
  const main = visitor.getByRole("main");
  const people = main.getByRole("list", { name: "Meine Klienten" }).getByRole("listitem");
  await expect(people).toHaveCount(2);
  for (const words of ["Mit Führungsverantwortung", "Master oder Diplom", "1 abgeschlossen"])
    await expect(people.filter({ hasText: "Tilda Brand" })).toContainText(words);
  await expectFitting(visitor);
  await main.getByText("Filtern und sortieren").click();
  await main.getByRole("checkbox", { name: "Mit Führungsverantwortung" }).check();
  await expect(visitor).toHaveURL(/experience=leadership/);
  await expect(people).toHaveCount(1);
  await expect(people).toContainText("Tilda Brand");
  await main.getByRole("searchbox", { name: "Name" }).fill("Kramer");
  await main.getByRole("button", { name: "Anzeigen" }).click();
  await expect(main.getByText("Zu diesen Filtern passt niemand")).toBeVisible();
  await main.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(people).toHaveCount(2);

  await visitor.getByRole("button", { name: "Mehr" }).click();
  await visitor.getByRole("button", { name: "Suchen oder Befehl" }).click();
  const palette = visitor.getByRole("dialog", { name: "Suchen oder Befehl ausführen" });
  await palette.getByRole("combobox").fill("brand");
  await expect(palette.getByRole("option").first()).toHaveText(/Tilda Brand.*Akte öffnen/);
  await expectAccessible(visitor, "dialog");
  await visitor.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: "Tilda Brand" })).toBeVisible();
  await expect(main.getByText("Hat Sie über")).toBeVisible();
  await main.getByLabel("Schlagworte").fill("Schlaf, Führung");
  await main.getByLabel("Bemerkung").fill("Erst nach neun anrufen.");
  await main.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(main.getByText("Gespeichert.", { exact: true })).toBeVisible();
  expect(await textWithoutScripts(visitor.request, "/de/coach/klienten?tag=schlaf")).toContain("Schlaf, Führung");
  const history = main.locator("#history").getByRole("listitem").filter({ hasText: "Abgeschlossen" });
  await expect(history).toHaveCount(1);
  await history.getByRole("link", { name: /^Notiz/ }).click();
  await noteEditor(main).fill("Ziel: ruhiger schlafen.");
  await expect(main.getByText(/^Gespeichert um \d\d:\d\d/)).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: "Tilda Brand" })).toBeVisible();
  await main.getByRole("link", { name: "Schließen" }).click();
  await expect(noteEditor(main)).toHaveCount(0);
  const tabs = main.getByRole("navigation", { name: "Akte" });
  await tabs.getByRole("link", { name: "Notizen 1" }).click();
  await expect(main.locator("#notes").getByText("Ziel: ruhiger schlafen.")).toBeVisible();

  await tabs.getByRole("link", { name: "Dokumente" }).click();
  const document = main.locator("#documents").getByRole("listitem").filter({ hasText: "Atemübung.pdf" });
  await expect(document).toContainText("Tilda Brand kann es nicht sehen");
  await document.getByRole("button", { name: /^Freigeben/ }).click();
  await expect(document).toContainText(/Tilda Brand kann es seit .* sehen/);
  await expectFitting(visitor);

  await tildaPage.goto("/de/klient/dokumente");
  const mine = tildaPage.getByRole("main");
  await expect(mine.getByText(coach.name)).toBeVisible();
  const file = await downloadFile(tildaPage, mine.getByRole("link", { name: /^Herunterladen.*Atemübung\.pdf$/ }));
  expect([file.name, file.bytes.subarray(0, 4).toString()]).toEqual(["Atemübung.pdf", "%PDF"]);
  const address = (await mine.getByRole("link", { name: /^Herunterladen/ }).getAttribute("href")) ?? "";
  expect((await ole.get(address)).status()).toBe(404);
  await document.getByRole("button", { name: /^Zurücknehmen/ }).click();
  await expect(document).toContainText("Tilda Brand kann es nicht sehen");
  expect(await textWithoutScripts(tildaPage.request, "/de/klient/dokumente")).toContain("Noch keine Dokumente");
  expect((await tildaPage.request.get(address)).status()).toBe(404);

  // Others' clients are not found.
  const stranger = await otherPage(browser, { locale: "en-GB" });
  await openCoach(stranger.request);
  const answer = await stranger.goto(`/en/coach/clients/${await userIdOf(tilda.email)}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText("There is no client of yours at this address.")).toBeVisible();
  await expect(stranger.getByText("Tilda")).toHaveCount(0);
  await expectAccessible(stranger);
});
