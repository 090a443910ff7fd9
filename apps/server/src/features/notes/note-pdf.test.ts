import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { saved } from "../../../test/notes.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const [coach, client] = [await person(server, { kind: "coach" }), await person(server)];
const named = { first_name: "Zoë", last_name: "Łukasz" };
await server.database.updateTable("users").set(named).where("id", "=", client.userId).execute();
const first = await note(
  "2026-10-03T13:00:00Z",
  "# Ziel\nRuhe **finden** <b>&amp; {{brand}}\n\n- eins\n- zwei\n\n1. drei",
);
await note("2026-10-09T13:00:00Z", "Lange Zeile. ".repeat(1200));
await note("2026-10-10T13:00:00Z", "- \n");

async function note(startsAt: string, text: string) {
  const pair = { coachId: coach.userId, clientId: client.userId };
  const id = await appointmentRow(server, { ...pair, startsAt, status: "Completed" });
  await saved(coach, id, { version: 0, text });
  return id;
}

/** The text of each page. */
async function pagesAt(path: string) {
  const response = await coach.browser.get(path);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  });
  const { info } = await pdf.getMetadata();
  return { response, pages: (await Promise.all(texts)).map((text) => text.replaceAll(/\s+/g, " ")), info };
}

test("one note says when, with whom and what, that it is confidential, and names nobody in its file's name", async () => {
  const { response, pages, info } = await pagesAt(`/api/appointments/${first}/note/de`);
  expect([
    response.status,
    ...["content-type", "content-disposition", "cache-control"].map((name) => response.headers.get(name)),
  ]).toEqual([200, "application/pdf", 'attachment; filename="Notiz-2026-11-16.pdf"', "private, no-store"]);
  for (const said of [
    "Vertraulich: private Notizen von Erika Muster",
    "Sitzungsnotiz",
    "Über Zoë Łukasz",
    "03.10.2026, 15:00–16:00 · Standard",
    "Ziel Ruhe finden <b>&amp; {{brand}}",
    "eins",
    "drei",
    "Seite 1 von 1",
  ])
    expect(pages[0]).toContain(said);
  expect(info).toMatchObject({ Title: "Sitzungsnotiz", Language: "de" });
});

test("all notes about a client stand in one file, the oldest first, in English too", async () => {
  const { response, pages } = await pagesAt(`/api/coaches/clients/${client.userId}/notes/en`);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="notes-2026-11-16.pdf"');
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain("Confidential: private notes of Erika Muster");
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });
  const all = pages.join(" ");
  const places = [
    "Session notes",
    "3 Oct 2026, 15:00–16:00",
    "9 Oct 2026, 15:00–16:00",
    "10 Oct 2026",
    "This note is empty.",
  ];
  expect(places.map((said) => all.indexOf(said))).toEqual(
    places.map((said) => all.indexOf(said)).toSorted((a, b) => a - b),
  );
  expect(places.every((said) => all.includes(said))).toBe(true);
});

test("18,000 characters without a space are laid out like any others, and none is lost", async () => {
  const other = await person(server);
  const pair = { coachId: coach.userId, clientId: other.userId };
  const id = await appointmentRow(server, { ...pair, startsAt: "2026-10-12T13:00:00Z", status: "Completed" });
  await saved(coach, id, { version: 0, text: "x".repeat(18_000) });
  const { pages } = await pagesAt(`/api/appointments/${id}/note/de`);
  expect(pages.join("").match(/x/g)?.length).toBeGreaterThanOrEqual(18_000);
}, 20_000);

test("one that does not open says so between the others; a client who has left has no name", async () => {
  await server.database.updateTable("notes").set({ key_name: "2019" }).where("appointment_id", "=", first).execute();
  await server.database
    .updateTable("users")
    .set({ first_name: "", last_name: "" })
    .where("id", "=", client.userId)
    .execute();
  const { pages } = await pagesAt(`/api/coaches/clients/${client.userId}/notes/de`);
  expect(pages.join(" ")).toContain("Diese Notiz ließ sich nicht öffnen.");
  expect(pages[0]).toContain("Über eine ehemalige Klientin oder einen ehemaligen Klienten");
  expect((await coach.browser.get(`/api/appointments/${first}/note/fr`)).status).toBe(422);
});
