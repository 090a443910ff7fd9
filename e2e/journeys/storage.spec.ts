import { pdf, png } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openFoldedParts } from "../pages.ts";
import { logIn } from "../people.ts";
import { newCoach, publish } from "../practice.ts";

test("documents: several at once, bad ones refused by name, shown to all or to nobody", async ({ visitor }) => {
  const { request } = visitor;
  const coach = await newCoach(request);
  const slug = await publish(request);
  await visitor.goto("/de/coach/dokumente");
  const main = visitor.getByRole("main");
  await main
    .locator('input[type="file"]')
    .setInputFiles([
      pdf("Zertifikat.pdf"),
      pdf("Privates.pdf"),
      { name: "Bild.pdf", mimeType: "application/pdf", buffer: png(100, 100).buffer },
      { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Hallo") },
    ]);
  await expect(main.getByText("Zertifikat.pdf wurde hochgeladen und ist privat.").first()).toBeVisible();
  await expect(main.getByText("Privates.pdf wurde hochgeladen und ist privat.").first()).toBeVisible();
  const chosen = main.getByRole("list", { name: "Ausgewählte Dateien" }).getByRole("listitem");
  await expect(chosen.filter({ hasText: "Bild.pdf" })).toContainText(
    "Diese Datei ist kein Dokument, das wir verwenden können. Bitte wählen Sie eine PDF- oder Word-Datei",
  );
  await expect(chosen.filter({ hasText: "Notiz.txt" })).toContainText(
    "Ungültige Datei. Bitte wählen Sie ein PDF- oder Word-Dokument",
  );
  await expectAccessible(visitor);
  await main.locator('input[type="file"]').setInputFiles([pdf("Zertifikat.pdf")]);
  await expect(main.getByText(/Die Datei gibt es bereits/).first()).toBeVisible();

  const shown = main.getByRole("button", { name: "Zertifikat.pdf auf meinem Profil zeigen" });
  const changed = visitor.waitForResponse((response) => response.request().method() !== "GET");
  await shown.click();
  expect((await changed).ok()).toBe(true);
  await expect(shown).toHaveAttribute("aria-pressed", "true");
  const { items } = await (await request.get("/api/storage/get?path=documents")).json();
  const hidden = items.find(({ name }: { name: string }) => name === "Privates.pdf");
  const { coachId } = await (await request.get("/api/coaches/profile")).json();
  const path = `/api/storage/get/${coachId}?path=${encodeURIComponent(hidden.path)}`;
  expect((await request.get(path)).status()).toBe(200);

  await visitor.context().clearCookies();
  await visitor.goto(`/de/coaches/${slug}`);
  await expect(main.getByText("Zertifikat.pdf").first()).toBeVisible();
  await expect(main.getByText("Privates.pdf")).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);

  await logIn(visitor, coach, "/de/coach/dokumente");
  const row = main.getByRole("row").filter({ hasText: "Privates.pdf" });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Dokument löschen" }).click();
  await expect(main.getByText("Privates.pdf wurde gelöscht.").first()).toBeVisible();
});

test("a photo that is none or too small is refused with its sentence; a good one is cropped and shown", async ({
  visitor,
}) => {
  const { request } = visitor;
  await newCoach(request);
  await visitor.goto("/de/coach/profil");
  const main = visitor.getByRole("main");
  const file = main.locator('input[type="file"]').first();
  await openFoldedParts(file);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>');
  await file.setInputFiles({ name: "bild.png", mimeType: "image/png", buffer: svg });
  await expect(main.getByText(/kein Bild, das wir verwenden können/).first()).toBeVisible();
  await file.setInputFiles(png(80, 80));
  await expect(main.getByText(/Dieses Bild ist zu klein/).first()).toBeVisible();
  // A phone's picture is larger than the limit: cropping scales it down.
  await file.setInputFiles(png(2400, 1800));
  const dialog = visitor.getByRole("dialog");
  await dialog.getByLabel("Vergrößern").fill("2");
  await dialog.getByRole("button", { name: "Dieses Bild verwenden" }).click();
  await expect(main.getByText("Profilfoto gespeichert").first()).toBeVisible();
  const { items } = await (await request.get("/api/storage/get?path=photos")).json();
  expect(Math.max(items[0].width, items[0].height)).toBeLessThanOrEqual(1000);
});

test("en: a photo and a document whose line is cut say so, and the document can be sent again", async ({ visitor }) => {
  const unreachable = "We could not be reached, and nothing was changed. Please check your connection and try again.";
  await newCoach(visitor.request, { photo: false });
  await visitor.goto("/en/coach/profile");
  const main = visitor.getByRole("main");
  await visitor.route("**/api/storage/upload", (route) => route.abort());
  await openFoldedParts(main.locator('input[type="file"]').first());
  await main.locator('input[type="file"]').first().setInputFiles(png(400, 400));
  await visitor.getByRole("dialog").getByRole("button", { name: "Use this picture" }).click();
  await expect(main.getByRole("alert")).toHaveText(`Could not save your profile photo. ${unreachable}`);

  await visitor.goto("/en/coach/documents");
  await main.locator('input[type="file"]').setInputFiles([pdf("Zertifikat.pdf")]);
  const chosen = main.getByRole("listitem").filter({ hasText: "Zertifikat.pdf" });
  await expect(chosen).toContainText(unreachable);
  await visitor.unroute("**/api/storage/upload");
  await chosen.getByRole("button", { name: /Try again/ }).click();
  await expect(main.getByText("Zertifikat.pdf was uploaded. It is private.").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("resume: an entry needs every field, and the newest comes first", async ({ page }) => {
    const { request } = page;
    await newCoach(request);
    await page.goto("/de/coach/lebenslauf");
    const main = page.getByRole("main");
    const add = async (year: string, title: string) => {
      await page.goto("/de/coach/lebenslauf");
      await main.locator("summary").filter({ hasText: "Weiterbildung hinzufügen" }).click();
      const field = (name: string) => main.locator(`[name="professionalTrainings.0.${name}"]:visible`);
      const send = main.getByRole("button", { name: "Eintrag hinzufügen" }).filter({ visible: true });
      await field("title").fill(title);
      await field("year").fill(year);
      await send.click();
      await expect(field("trainingCenter")).toHaveAttribute("aria-invalid", "true");
      await field("trainingCenter").fill("Institut Nord");
      await field("description").fill("Zwei Jahre, mit Abschluss.");
      await send.click();
      await expect(main.getByText("Lebenslauf gespeichert").first()).toBeVisible();
    };
    await add("2009", "Systemisches Coaching");
    await add("2021", "Traumasensibles Arbeiten");
    const { professionalTrainings } = await (await request.get("/api/coaches/cv")).json();
    expect(professionalTrainings.map(({ year }: { year: number }) => year)).toEqual([2021, 2009]);
    await expect(main.getByText("Traumasensibles Arbeiten").first()).toBeVisible();
  });
});
