import type { Agenda as AgendaData } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import type { AgendaFacts } from "./agenda.server.ts";
import { Agenda } from "./agenda.tsx";

const person = (name: string) => ({ id: "0190f3c0-0000-7000-8000-000000000000", name, picture: null });
const at = (name: string, scheduledAt: string, over: Partial<AppointmentItem> = {}): AppointmentItem => ({
  id: name.toLowerCase(),
  coach: { ...person("Jonas"), slug: null },
  client: person(name),
  consultation: "standard",
  language: null,
  durationMinutes: 60,
  scheduledAt,
  endsAt: new Date(Date.parse(scheduledAt) + 3_600_000).toISOString(),
  scheduledBefore: null,
  series: null,
  scheduledStatus: "Scheduled",
  awaiting: null,
  answerBy: null,
  feeCents: 9500,
  payment: "open",
  packageId: null,
  hasNote: false,
  needsEarlyStart: false,
  can: ["reschedule", "cancel"],
  ...over,
});
const AGENDA: AgendaData = {
  timeZone: "UTC",
  appointments: [
    at("Ada", "2026-11-17T09:00:00.000Z"),
    at("Bea", "2026-11-17T14:00:00.000Z", {
      scheduledStatus: "Pending",
      awaiting: "coach",
      can: ["confirm", "reject"],
    }),
    at("Cem", "2026-11-19T13:00:00.000Z"),
  ],
  open: [{ from: "2026-11-17T08:00:00Z", to: "2026-11-17T18:00:00Z" }],
  exceptions: [{ id: "off-1", kind: "timeOff", from: "2026-11-20T13:00", to: "2026-11-20T17:00", note: "Kiel" }],
  busy: [{ from: "2026-11-18T10:00:00Z", to: "2026-11-18T11:00:00Z" }],
};
const WEEK: AgendaFacts = {
  shown: { view: "week", date: "2026-11-17" },
  days: { from: "2026-11-16", to: "2026-11-23" },
  today: "2026-11-16",
  now: "2026-11-16T11:00:00.000Z",
  agenda: AGENDA,
  languages: {},
  pauses: { before: 0, after: 15 },
  week: null,
};

/** What the page sends to the API, instead of a server. */
let sent: { method: string; path: string; body: unknown }[] = [];
beforeEach(async () => {
  await page.viewport(1400, 900);
  sent = [];
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    sent.push({ method: request.method, path: pathname, body: await request.json().catch(() => null) });
    const stored = { id: "off-2", kind: "timeOff", from: "2026-11-18T13:00", to: "2026-11-18T15:00", note: "" };
    return Response.json(pathname.endsWith("affected") ? { items: [] } : stored);
  });
});
afterEach(() => vi.restoreAllMocks());

const open = (facts: Partial<AgendaFacts> = {}) => mount(<Agenda {...WEEK} {...facts} />, { path: "/en/coach/agenda" });
const block = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}\\b`) });
const press = (keys: string) => userEvent.keyboard(keys);
const focus = (name: string) => (block(name).element() as HTMLElement).focus();

test("a week shows names, requests, time off and other calendars, and has no barrier", async () => {
  await open();
  await expect.element(block("Ada")).toBeVisible();
  expect(block("Bea").element().getAttribute("data-look")).toBe("waits");
  await expect.element(page.getByRole("link", { name: /Kiel/ })).toBeVisible();
  await expect.element(page.getByText("Other calendar").first()).toBeInTheDocument();
  expect(block("Ada").element().getBoundingClientRect().height).toBeGreaterThan(50);
  await expectNoBarrier();
});

test("keys lead to today, to other views and to other weeks, and not while somebody types", async () => {
  await open();
  await press("m");
  await expect.poll(shownAddress).toBe("/en/coach/agenda?view=month&date=2026-11-17");
  await press("t");
  await expect.poll(shownAddress).toBe("/en/coach/agenda?view=week&date=2026-11-16");
  await press("{ArrowRight}");
  await expect.poll(shownAddress).toBe("/en/coach/agenda?view=week&date=2026-11-24");
  await press("n");
  await page.getByRole("textbox", { name: /Note/ }).click();
  await press("dm");
  await expect.element(page.getByRole("textbox", { name: /Note/ })).toHaveValue("dm");
  expect(shownAddress()).toBe("/en/coach/agenda?view=week&date=2026-11-24");
  await press("{Escape}");
  await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
});

test("arrows go from appointment to appointment: in time, and to the nearest of another day", async () => {
  await open();
  focus("Ada");
  await press("{ArrowDown}");
  await expect.element(block("Bea")).toHaveFocus();
  await press("{ArrowRight}");
  await expect.element(block("Cem")).toHaveFocus();
  await press("{ArrowLeft}");
  await expect.element(block("Bea")).toHaveFocus();
  expect(shownAddress()).toBe("/en/coach/agenda");
});

test("Enter opens the details beside the grid with what can be done, and Escape returns to it", async () => {
  await open();
  focus("Bea");
  await press("{Enter}");
  const panel = page.getByRole("complementary", { name: "Bea" });
  await expect.element(panel).toHaveFocus();
  await expect.element(panel.getByRole("button", { name: "Confirm" })).toBeVisible();
  await expect.element(panel.getByRole("link", { name: "Reject" })).toBeVisible();
  await expect.element(panel.getByRole("link", { name: "Reschedule" })).not.toBeInTheDocument();
  await expectNoBarrier();
  await press("{Escape}");
  await expect.element(block("Bea")).toHaveFocus();
});

test("Alt and arrows move an appointment; the button names the new time, and undo keeps it from being sent", async () => {
  await open();
  focus("Ada");
  await press("{Alt>}{ArrowDown}{ArrowRight}{/Alt}");
  await expect.element(block("Ada")).toHaveFocus();
  await press("{Enter}");
  await page.getByRole("button", { name: "Propose Wed 18 Nov, 09:15" }).click();
  await expect.element(page.getByRole("status").getByText(/about to be proposed to Ada/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText(/about to be proposed/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("a move that nobody undoes is sent once", async () => {
  await open();
  focus("Ada");
  await press("{Alt>}{ArrowDown}{/Alt}{Enter}");
  await page.getByRole("button", { name: /^Propose/ }).click();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect.element(page.getByText(/New time proposed\. We have asked Ada/)).toBeVisible();
  expect(sent).toEqual([
    { method: "POST", path: "/api/appointments/ada/reschedule", body: { scheduledAt: "2026-11-17T09:15:00.000Z" } },
  ]);
});

test("a time that is over is refused before anything is asked", async () => {
  await open();
  focus("Ada");
  await press("{Alt>}{ArrowLeft}{/Alt}");
  await expect.element(page.getByRole("alert").getByText(/cannot add anything in the past/)).toBeVisible();
  await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
});

/** Mouse events at places of a day's column, given in hours of the grid from 8 to 18. */
async function drag(day: string, [from, to]: [number, number]) {
  const column = document.querySelector(`[data-day="${day}"]`) as HTMLElement;
  column.scrollIntoView();
  const { left, top, width, height } = column.getBoundingClientRect();
  const spot = (hour: number) => ({
    clientX: left + width - 6,
    clientY: top + ((hour - 8) / 10) * height,
    pointerId: 1,
    pointerType: "mouse",
    bubbles: true,
    button: 0,
  });
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  column.dispatchEvent(new PointerEvent("pointerdown", spot(from)));
  column.dispatchEvent(new PointerEvent("pointermove", spot(to)));
  column.dispatchEvent(new PointerEvent("pointerup", spot(to)));
}

test("dragging over free time makes time off at once, and undo takes it back", async () => {
  await page.viewport(1400, 1100);
  await open();
  await drag("2026-11-18", [13.05, 14.95]);
  await expect.element(page.getByRole("status").getByText(/Time off added/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ kind: "timeOff", note: "", from: "2026-11-18T13:00", to: "2026-11-18T15:00" });
  await press("z");
  await expect.element(page.getByText("Time off removed")).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: "DELETE", path: "/api/coaches/schedule/exceptions/off-2" });
});

test("at the edge of a low window the grid scrolls on while something is dragged, and stops with the drag", async () => {
  await page.viewport(1400, 520);
  await open();
  const column = document.querySelector('[data-day="2026-11-18"]') as HTMLElement;
  const grid = column.parentElement?.parentElement as HTMLElement;
  grid.scrollTop = 0;
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  const { bottom } = grid.getBoundingClientRect();
  const { left, width } = column.getBoundingClientRect();
  const point = (kind: string, clientY: number) =>
    column.dispatchEvent(
      new PointerEvent(kind, {
        ...{ clientX: left + width - 6, clientY, pointerId: 1, pointerType: "mouse", bubbles: true, button: 0 },
      }),
    );
  point("pointerdown", bottom - 120);
  point("pointermove", bottom - 5);
  await expect.poll(() => grid.scrollTop).toBeGreaterThan(60);
  point("pointercancel", bottom - 5);
  const stopped = grid.scrollTop;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(grid.scrollTop).toBe(stopped);
});

test("a click on free time only suggests it, and time off that is there can be removed", async () => {
  await page.viewport(1400, 1100);
  await open();
  await drag("2026-11-18", [13.1, 13.1]);
  await expect.element(page.getByLabelText("Start")).toHaveValue("2026-11-18T13:00");
  expect(sent).toEqual([]);
  await page.getByRole("link", { name: /Kiel/ }).click();
  await expect.element(page.getByRole("button", { name: "Remove time off" })).toBeVisible();
});

test("on a phone a month is dots, with the list of the chosen day below", async () => {
  await page.viewport(390, 800);
  await open({ shown: { view: "month", date: "2026-11-17" } });
  await expect.element(page.getByRole("link", { name: "Tuesday 17 November 2026, 2 appointments" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /09:00–10:00 Ada/ })).toBeVisible();
  await expect.element(page.getByText("10:00–10:15")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoBarrier();
});
