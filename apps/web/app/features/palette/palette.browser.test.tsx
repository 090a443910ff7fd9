import type { PaletteHits, TeamHits } from "@aufwind/contract/palette";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import { forgetVisit } from "../../platform/forms/forget-drafts.ts";
import { shortcutsCookie } from "../../platform/http/cookies.ts";
import type { Role } from "../../platform/session/member.ts";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import { MemberPalette, SearchButton } from "./member-palette.tsx";

const LENA = "0190f3c0-0000-7000-8000-000000000001";
const VISIT = "0190f3c0-0000-7000-8000-00000000000a";
const NOTHING: PaletteHits = { people: [], coaches: [], appointments: [], team: null };
const HITS: PaletteHits = {
  people: [{ id: LENA, name: "Lena Brandt", picture: null, slug: null }],
  coaches: [],
  appointments: [
    {
      id: VISIT,
      name: "Lena Brandt",
      consultation: "discovery",
      scheduledAt: "2126-11-19T10:00:00.000Z",
      endsAt: "2126-11-19T10:30:00.000Z",
      scheduledStatus: "Scheduled",
    },
  ],
  team: null,
};
const TEAM: TeamHits = {
  people: [{ id: LENA, name: "Lena Brandt", email: "lena@example.org", kind: "client" }],
  cases: [
    {
      number: 1012,
      kind: "question",
      source: "support_requests",
      subject: "Charged twice",
      state: "open",
      name: "Lena Brandt",
    },
  ],
  appointments: [
    { id: VISIT, client: "Lena Brandt", coach: "Jonas Petersen", scheduledAt: "2126-11-19T10:00:00.000Z" },
  ],
  payments: [{ id: VISIT, client: "Lena Brandt", amountCents: 11_305, scheduledAt: "2126-11-19T10:00:00.000Z" }],
  needsProof: false,
};

type Asked = { typed: string; recent: { people: string[] } };
let asked: Asked[] = [];
let answer = (body: Asked): PaletteHits => ("lena brandt".includes(body.typed) ? HITS : NOTHING);

/** The API of a coach with one client. */
beforeEach(() => {
  asked = [];
  localStorage.clear();
  answer = (body) => (body.typed && "lena brandt".includes(body.typed) ? HITS : NOTHING);
  vi.spyOn(window, "fetch").mockImplementation(async (request) => {
    const body = (await (request as Request).json()) as Asked;
    asked.push(body);
    return Response.json(answer(body));
  });
});

beforeAll(() => {
  const script = document.createElement("script");
  script.textContent = EARLY_INPUT_SCRIPT;
  document.head.append(script);
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: files share a browser
  document.cookie = shortcutsCookie(true);
});

const open = async (locale: "de" | "en" = "en", role: Role = "coach") => {
  await mount(
    <>
      <h1>Today</h1>
      <SearchButton />
      <input aria-label="A field" />
      <MemberPalette role={role} />
    </>,
    { locale, path: `/${locale}/coach` },
  );
  await expect.element(page.getByRole("heading", { name: "Today" })).toBeVisible();
};
const field = page.getByRole("combobox");
const option = (name: string | RegExp) => page.getByRole("option", { name });
const chosen = () => document.querySelector("[role=option][aria-selected=true]")?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const address = (expected: string) => expect.poll(shownAddress).toBe(expected);

test.each(["key", "press"])("a %s before it listens is remembered, with what is typed then", async (by) => {
  const head = (late?: React.ReactNode) =>
    mount(
      <>
        <SearchButton />
        {late}
      </>,
      { locale: "en", path: "/en/coach" },
    );
  document.documentElement.removeAttribute("data-palette");
  await head();
  if (by === "key") await press("{Control>}k{/Control}");
  else await page.getByRole("button", { name: /^Search or command/ }).click();
  await press("len");
  await head(<MemberPalette role="coach" />);
  await expect.element(field).toHaveValue("len");
  await press("{Escape}");
  await press("{Control>}k{/Control}");
  await expect.element(field).toHaveValue("");
});

test("what is typed before it has loaded is not lost, and no key of the page", async () => {
  await open();
  await press("{Control>}k{/Control}gm");
  await expect.element(field).toHaveValue("gm");
  await press("{Backspace}a");
  await expect.element(field).toHaveValue("ga");
  await address("/en/coach");
});

test("Ctrl K opens it also from a field, Escape closes it and the focus is back", async () => {
  await open();
  await page.getByLabelText("A field").click();
  await press("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole("group", { name: "Commands" })).toBeVisible();
  await expectNoBarrier();
  await press("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("A field")).toHaveFocus();
});

test("finds a client as one types, says how many it found, and Enter opens the file", async () => {
  await page.viewport(1280, 800);
  await open();
  await page.getByRole("button", { name: /^Search or command/ }).click();
  await press("lena");
  await expect.element(option("Lena Brandt Open file")).toBeVisible();
  await expect.element(option(/Tue\s19\sNov, 11:00 · Discovery session/)).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "4 results" })).toBeInTheDocument();
  expect(chosen()).toContain("Open file");
  expect(field.element().getAttribute("aria-activedescendant")).toBe(
    document.querySelector("[aria-selected=true]")?.id,
  );
  await expectNoBarrier();
  await press("{Enter}");
  await address(`/en/coach/clients/${LENA}`);
  await expect.element(field).not.toBeInTheDocument();
});

test("asks once the typing pauses, and an outdated answer is never shown", async () => {
  await open();
  await press("{Control>}k{/Control}");
  await expect.poll(() => asked.length).toBe(1);
  await press("lenax");
  await expect.element(page.getByText("Nothing found for “lenax”")).toBeVisible();
  expect(asked.map(({ typed }) => typed)).not.toContain("l");
  expect(asked.at(-1)?.typed).toBe("lenax");
});

test("arrows, Home and End choose, beginning anew at the ends", async () => {
  await open();
  await press("{Control>}k{/Control}");
  await press("lena");
  await expect.element(option("Lena Brandt Open file")).toBeVisible();
  await press("{ArrowUp}");
  expect(chosen()).toBe("Share a document with Lena Brandt");
  await press("{ArrowDown}");
  expect(chosen()).toContain("Open file");
  await press("{ArrowDown}{ArrowDown}");
  expect(chosen()).toBe("Message Lena Brandt");
  await press("{Home}");
  expect(chosen()).toContain("Open file");
  await press("{End}{Enter}");
  await address(`/en/coach/clients/${LENA}?tab=documents`);
});

test("de: pages and settings are found by their names, with the keys that lead there", async () => {
  await open("de");
  await press("{Control>}k{/Control}");
  await press("kalender");
  await expect.element(page.getByRole("option", { name: /^Kalender/ }).first()).toBeVisible();
  expect(chosen()).toContain("Kalender");
  await expect.element(option(/Kalender verbinden.*Einstellung/)).toBeVisible();
  await press("{Enter}");
  await address("/de/coach/kalender");
});

test("what was opened last comes first; the browser keeps ids and no names, and forgets them with the session", async () => {
  await open();
  await press("{Control>}k{/Control}");
  await press("lena");
  await expect.element(option("Lena Brandt Open file")).toBeVisible();
  await press("{Enter}");
  expect(JSON.stringify({ ...localStorage })).toContain(LENA);
  expect(JSON.stringify({ ...localStorage })).not.toContain("Lena");
  answer = ({ typed, recent }) => (!typed && recent.people.includes(LENA) ? HITS : NOTHING);
  await press("{Control>}k{/Control}");
  const recent = page.getByRole("group", { name: "Opened recently" });
  await expect.element(recent.getByRole("option", { name: "Lena Brandt Open file" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Next appointments" })).toBeVisible();
  forgetVisit();
  expect(JSON.stringify({ ...localStorage })).not.toContain(LENA);
});

test("without the server pages and commands still work, and it says so", async () => {
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("offline"));
  await open();
  await press("{Control>}k{/Control}");
  await expect.element(page.getByText("Pages and commands still work", { exact: false })).toBeVisible();
  await press("dark");
  await expect.element(option("Appearance: dark")).toBeVisible();
  await press("{Enter}");
  expect(document.documentElement.getAttribute("data-mantine-color-scheme")).toBe("dark");
  document.documentElement.removeAttribute("data-mantine-color-scheme");
});

test("g and a letter lead to a page, and ? lists the keys; neither while one types", async () => {
  await open();
  await page.getByLabelText("A field").click();
  await press("gm?");
  await expect.element(page.getByLabelText("A field")).toHaveValue("gm?");
  await address("/en/coach");
  (document.activeElement as HTMLElement).blur();
  await press("gm");
  await address("/en/messages");
  await press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog.getByText("Agenda")).toBeVisible();
  await expectNoBarrier();
  await press("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("switched off, single keys do nothing, and the palette still opens", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the settings set it
  document.cookie = shortcutsCookie(false);
  await open();
  await press("gm?");
  await press("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await address("/en/coach");
  await press("keyboard sh");
  await press("{Enter}");
  await expect.element(page.getByText("Single keys are switched off in this browser.")).toBeVisible();
});

test("somebody of the team finds cases, people, appointments and payments, each on its page", async () => {
  answer = ({ typed }) => ({
    ...NOTHING,
    team: typed ? TEAM : { ...TEAM, people: [], appointments: [], payments: [] },
  });
  await open("en", "operator");
  await press("{Control>}k{/Control}");
  await expect.element(option(/^Charged twice #1012 · Lena Brandt/)).toBeVisible();
  await press("lena");
  await expect.element(option(/^Lena Brandt Client · lena@example.org/)).toBeVisible();
  await expect.element(option(/^Lena Brandt with Jonas Petersen/)).toBeVisible();
  await expect.element(option(/^€113.05 from Lena Brandt/)).toBeVisible();
  await expectNoBarrier();
  expect(chosen()).toContain("Charged twice");
  await press("{Enter}");
  await address("/en/team/cases/1012");
  await press("{Control>}k{/Control}");
  await press("lena");
  await option(/^€113.05 from Lena Brandt/).click();
  await address(`/en/team/payments/${VISIT}`);
});

test("without a fresh proof the way to it is offered instead of names", async () => {
  answer = () => ({ ...NOTHING, team: { ...TEAM, people: [], appointments: [], payments: [], needsProof: true } });
  await open("de", "operator");
  await press("{Control>}k{/Control}");
  await press("lena");
  await option(/^Zweiten Faktor bestätigen/).click();
  await address("/de/team/personen");
});
