import { newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { messageField, messageLog, openConversation, userIdOf, writeMessage } from "../conversations.ts";
import { downloadFile, pdf, png } from "../files.ts";
import { expect, expectAccessible, expectFitting, test } from "../fixtures.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const PHONE = { width: 360, height: 740 };
const UPLOADS = "**/api/conversations/conversation/*/attachments";

test("a client sends a picture and a PDF after a failed upload; the coach sees the picture come, opens it large and downloads the PDF", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "en-GB", colorScheme: "dark" });
  const { coachId } = await openCoach(coachPage.request);
  const client = await newClient(visitor.request, TILDA);
  const id = await openConversation(visitor.request, { coachId, clientId: await userIdOf(client.email) });
  await coachPage.goto(`/en/messages/${id}`);
  await visitor.setViewportSize(PHONE);
  // A stream that opens later would send the failed file again by itself.
  const stream = visitor.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/events");
  await visitor.goto(`/de/nachrichten/${id}`);
  await visitor.locator("html[data-live]").waitFor({ state: "attached" });
  await stream;
  const choice = visitor.getByLabel("Dateien anhängen");

  // What cannot be sent is refused before anything leaves the browser.
  const uploads: string[] = [];
  visitor.on("request", (asked) => {
    if (asked.method() === "POST" && asked.url().endsWith("/attachments")) uploads.push(asked.url());
  });
  await choice.setInputFiles({ name: "brief.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await expect(visitor.getByText(/^brief\.docx: Diese Datei lässt sich nicht senden/).first()).toBeVisible();
  await choice.setInputFiles({ ...png(1, 1), name: "falsch.png", buffer: Buffer.from("no picture") });
  await expect(visitor.getByText(/^falsch\.png: Diese Datei lässt sich nicht senden/).first()).toBeVisible();
  await choice.setInputFiles({ ...pdf("lang.pdf"), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(visitor.getByText(/^lang\.pdf: Diese Datei ist zu groß/).first()).toBeVisible();
  expect(uploads).toEqual([]);

  await visitor.route(UPLOADS, (route) => route.abort(), { times: 1 });
  await choice.setInputFiles([png(600, 400), pdf("Plan.pdf")]);
  const chosen = visitor.getByRole("list", { name: "Anhänge Ihrer Nachricht" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  await expect(chosen.first()).toContainText("Die Datei wurde nicht hochgeladen.");
  await expect(chosen.last()).toContainText("Bereit zum Senden");
  await chosen.first().getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(chosen.first()).toContainText("Bereit zum Senden");
  await chosen.first().getByLabel("Beschreibung (optional)").fill("Eine grüne Fläche");
  await expectAccessible(visitor);
  await expectFitting(visitor);
  await messageField(visitor).fill("Mein Plan:");
  await visitor.getByRole("button", { name: "Senden" }).click();
  await expect(chosen).toHaveCount(0);
  await expect(messageLog(visitor).locator("[data-mark=sent], [data-mark=delivered], [data-mark=read]")).toBeVisible();

  const came = messageLog(coachPage).getByRole("listitem").filter({ hasText: "Mein Plan:" });
  const picture = came.getByRole("img", { name: "Eine grüne Fläche" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await expect(picture).toHaveJSProperty("width", 320);
  const kept = await downloadFile(coachPage, came.getByRole("link", { name: /Plan\.pdf/ }));
  expect(kept.name).toBe("Plan.pdf");
  expect(kept.bytes.equals(pdf("").buffer)).toBe(true);
  await came.getByRole("link", { name: /Eine grüne Fläche/ }).click();
  const large = coachPage.getByRole("dialog").getByRole("img", { name: "Eine grüne Fläche" });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await expectAccessible(coachPage);
  await coachPage.keyboard.press("Escape");
  await expect(large).toBeHidden();
});

test("de: a file lost by a reload is named so; a picture alone, pasted beside a page, waits for a network and goes without words", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request, TILDA);
  const id = await openConversation(visitor.request, {
    coachId: coach.coachId,
    clientId: await userIdOf(client.email),
  });
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto(`/de/nachrichten/${id}`);
  // A message that lost its file in a reload is never sent as if it were complete.
  await visitor.route(UPLOADS, (route) => route.abort());
  await visitor.getByLabel("Dateien anhängen").setInputFiles(png(40, 40));
  await expect(visitor.getByText("Die Datei wurde nicht hochgeladen.").first()).toBeVisible();
  await writeMessage(visitor, "Guten Tag");
  const greeting = messageLog(visitor).getByRole("listitem").filter({ hasText: "Guten Tag" });
  await expect(greeting).toContainText("nicht gesendet");
  visitor.on("dialog", (asked) => asked.accept());
  await visitor.reload();
  await visitor.unroute(UPLOADS);
  await expect(greeting).toContainText("ihre Dateien sind seit dem Neuladen der Seite nicht mehr da");
  await greeting.getByRole("button", { name: "Ohne Dateien senden" }).click();
  await expect(greeting.locator("[data-mark=sent]")).toBeVisible();
  await visitor.goto("/de/klient");
  await visitor.locator("html[data-live]").waitFor({ state: "attached" });
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /^Nachrichten/ })
    .click();
  const aside = visitor.getByRole("complementary", { name: "Nachrichten" });
  await aside.getByRole("button", { name: /Mira Vogel/ }).click();
  const { buffer } = png(40, 80);
  const bring = (kind: "paste" | "drop") =>
    messageField(visitor).evaluate(
      (field, { bytes, kind: how }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], `${how}.png`, { type: "image/png" }));
        const event = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          how === "paste"
            ? new ClipboardEvent("paste", { ...event, clipboardData: data })
            : new DragEvent("drop", { ...event, dataTransfer: data }),
        );
      },
      { bytes: [...buffer], kind },
    );
  await bring("paste");
  await bring("drop");
  const remove = (name: string) => aside.getByRole("button", { name: `${name} entfernen` });
  await remove("drop.png").press("Enter");
  await expect(remove("paste.png")).toBeFocused();

  await visitor.context().setOffline(true);
  await aside.getByRole("button", { name: "Senden" }).click();
  const own = messageLog(visitor)
    .getByRole("listitem")
    .filter({ has: visitor.getByRole("img", { name: "Bild" }) });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText("nicht gesendet");
  await visitor.context().setOffline(false);
  await expect(own.locator("[data-mark=sent]")).toBeVisible();
  const read = await (await coach.request.get(`/api/coaches/conversations/${id}`)).json();
  expect(read.messages.at(-1)).toMatchObject({ text: "", attachments: [{ width: 40, height: 80 }] });
  await aside.getByRole("button", { name: "Alle Unterhaltungen" }).click();
  await expect(aside.getByRole("button", { name: /Mira Vogel/ })).toContainText("Sie: Bild");
});
