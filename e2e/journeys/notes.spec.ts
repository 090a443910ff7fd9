import { bookAgreedDiscovery, newClient, noteEditor, openCoach, otherRequest } from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { applyLook, expect, expectFitting, test } from "../fixtures.ts";
import { query } from "../server-control.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const SECRET = "Kranichflug";

test("a coach's note saves itself, is found by a word and printed in both languages; its client finds nothing", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  const coach = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client, TILDA);
  const id = await bookAgreedDiscovery(client, coach);
  await applyLook(visitor, "phoneByDay");
  await visitor.goto(`/de/coach/termine/${id}`);
  await visitor.getByRole("link", { name: "Sitzungsnotiz" }).click();
  const main = visitor.getByRole("main");
  const note = noteEditor(main);
  await expect(main.getByRole("heading", { level: 1, name: "Notiz: Tilda Brand" })).toBeVisible();
  await main.getByRole("button", { name: "Einfügen" }).click();
  await note.press("ControlOrMeta+End");
  // Enter continues the list.
  await note.pressSequentially(`\nder ${SECRET}`);
  await expect(main.getByText(/^Gespeichert um \d\d:\d\d/)).toBeVisible();
  await visitor.reload();
  // Formatted for the eye, and stored as the plain text that it always was.
  await expect(note.locator("[data-line=item]").filter({ hasText: SECRET })).toBeVisible();
  const kept = await (await visitor.request.get(`/api/appointments/${id}/note`)).json();
  expect(kept.text).toMatch(new RegExp(`\n- der ${SECRET}$`));
  await expectFitting(visitor);
  const german = await downloadFile(visitor, main.getByRole("link", { name: "PDF auf Deutsch" }));
  expect(german.name).toMatch(/\.pdf$/);
  const text = await pdfText(german.bytes);
  for (const part of ["Tilda Brand", "Erstes Gespräch", `der ${SECRET}`]) expect(text).toContain(part);

  await applyLook(visitor, "deskByNight");
  await visitor.goto("/en/coach/notes");
  await visitor.getByLabel("Words in the notes").fill("KRANICHFLUG");
  await visitor.getByRole("button", { name: "Search", exact: true }).click();
  await expect(main.getByText("1 note", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: /Tilda Brand/ }).first()).toBeVisible();
  await expect(visitor.locator("html[data-live]")).toBeAttached();
  await visitor.getByLabel("Words in the notes").fill("Storch");
  await visitor.getByRole("button", { name: "Search", exact: true }).click();
  await expect(main.getByText("No matching notes")).toBeVisible();
  const english = await visitor.request.get(`/api/appointments/${id}/note/en`);
  expect(await pdfText(await english.body())).toContain(SECRET);

  for (const path of [`/api/appointments/${id}/note`, `/api/appointments/${id}/note/de`])
    expect([403, 404]).toContain((await client.get(path)).status());
  for (const path of [`/de/coach/termine/${id}/notizen`, `/de/klient/termine/${id}`]) {
    const html = await (await client.get(path)).text();
    for (const hidden of [SECRET, "Sitzungsnotiz"]) expect(html).not.toContain(hidden);
  }
  const [stored] = await query("select notes::text as row from notes where appointment_id = $1", id);
  expect(String(stored?.row).length).toBeGreaterThan(100);
  expect(stored?.row).not.toContain(SECRET);

  await visitor.goto(`/en/coach/appointments/${id}/notes`);
  await main.getByRole("link", { name: "Delete note" }).click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Delete the note" }).click();
  await expect(main.getByText("The note was deleted.").first()).toBeVisible();
  expect(await query("select 1 from notes where appointment_id = $1", id)).toEqual([]);
});
