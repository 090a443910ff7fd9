import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { notesContext } from "../../platform/http/api.ts";
import { noteBooking, noteShown, noteViewed } from "./visits.server.ts";

const SITE = "http://aufwind.example";

/** What is noted of a visit to an address, coming from another. */
function noted(path: string, from: string | null, act: (visit: Parameters<typeof noteShown>[0]) => void) {
  const context = new RouterContextProvider();
  const notes: string[] = [];
  context.set(notesContext, ({ step, source }) => void notes.push(`${step} ${source}`));
  act({ request: new Request(`${SITE}${path}`, from === null ? {} : { headers: { referer: from } }), context });
  return notes;
}
const PROFILE = "/de/coaches/mia";

test("a profile is viewed by the way its address says; another week of it is no other visit", () => {
  const viewed = (query: string, from: string | null) =>
    noted(`${PROFILE}${query}`, from, (visit) => noteViewed(visit, "mia"));
  expect(viewed("", null)).toEqual(["viewed profile"]);
  expect(viewed("?via=qr", "https://example.org/")).toEqual(["viewed qr"]);
  expect(viewed("?type=standard&week=2026-11-23", `${SITE}${PROFILE}`)).toEqual([]);
});

test("a list is shown once: the same again, as after a bookmark, is not another one", () => {
  const shown = (query: string, from: string) =>
    noted(`/de/coaches${query}`, `${SITE}${from}`, (visit) => noteShown(visit, [{ coachId: "mia" }]));
  expect(shown("?keyword=angst", "/de")).toEqual(["shown search"]);
  expect(shown("?keyword=angst&page=2", "/de/coaches?keyword=angst")).toEqual(["shown search"]);
  expect(shown("?keyword=angst", "/de/coaches?keyword=angst")).toEqual([]);
});

test("a time is begun on arrival, and after the log-in only its price is seen", () => {
  const opened = (viewer: string, from: string | null, hasOrder = true) =>
    noted(`${PROFILE}/buchen?start=x&via=link`, from, (visit) =>
      noteBooking(visit, { coachId: "mia", viewer, hasOrder }),
    );
  expect(opened("visitor", `${SITE}${PROFILE}?type=discovery`)).toEqual(["started link"]);
  expect(opened("client", `${SITE}/de/anmelden`)).toEqual(["confirming link"]);
  expect(opened("client", `${SITE}/en/confirm-email/abc`)).toEqual(["confirming link"]);
  expect(opened("visitor", `${SITE}/b/mia/widget`)).toEqual(["started link"]);
  expect(opened("client", null)).toEqual(["started link", "confirming link"]);
  expect(opened("other", null)).toEqual([]);
  expect(opened("visitor", null, false)).toEqual([]);
});
