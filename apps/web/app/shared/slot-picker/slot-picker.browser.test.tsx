import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import type { PickerDay } from "./picked.ts";
import { SlotPicker } from "./slot-picker.tsx";

/** Free on three days of December, then not before February. */
const FREE: PickerDay[] = [
  { date: "2026-12-01", slots: ["2026-12-01T08:00:00.000Z", "2026-12-01T13:30:00.000Z"] },
  { date: "2026-12-03", slots: ["2026-12-03T17:00:00.000Z"] },
  { date: "2026-12-10", slots: ["2026-12-10T08:00:00.000Z"] },
];
const NEXT = "2027-02-02T09:00:00.000Z";

function Page() {
  const [query] = useSearchParams();
  const month = query.get("month") ?? "2026-12";
  return (
    <>
      <h1>Book</h1>
      <h2>Choose a time</h2>
      <SlotPicker
        month={month}
        days={FREE.filter(({ date }) => date.startsWith(month))}
        day={query.get("day")}
        start={query.get("start")}
        nextFreeAt={month < "2027-02" ? NEXT : null}
        firstMonth="2026-12"
        addressOf={(picked) => `/book?${new URLSearchParams(picked)}`}
        then="order"
      />
    </>
  );
}

const open = (query = "", locale: "de" | "en" = "en") => mount(<Page />, { path: `/book${query}`, locale });
const day = (name: RegExp) => page.getByRole("link", { name });
const slots = () => page.getByRole("region", { name: /^Tuesday 1 December/ });

test("days with free times are links that say the day and how many; the others are none", async () => {
  await open();
  await expect.element(day(/^Tuesday 1 December 2026, 2 available times$/)).toBeVisible();
  await expect.element(day(/^Thursday 3 December 2026, 1 available time$/)).toBeVisible();
  expect(page.getByRole("table").getByRole("link").elements()).toHaveLength(3);
  await expect.element(page.getByRole("status")).toHaveTextContent("Please select a day");
  await expectNoBarrier();
});

test("in German the same picker speaks German", async () => {
  await open("", "de");
  await expect.element(day(/^Dienstag, 1\. Dezember/)).toBeVisible();
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Bitte/);
});

test("arrow keys lead from free day to free day, Enter chooses one, and the keyboard stays on it", async () => {
  await open();
  (day(/^Tuesday/).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day(/^Thursday 3/)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(day(/^Thursday 10/)).toHaveFocus();
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(day(/^Tuesday/)).toHaveAttribute("aria-current", "date");
  await expect.element(day(/^Tuesday/)).toHaveFocus();
  expect(shownAddress()).toBe("/book?month=2026-12&day=2026-12-01");
});

test("the times of a chosen day stand by the parts of the day, and one that is chosen is marked", async () => {
  await open("?day=2026-12-01");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 available times");
  await expect.element(slots().getByRole("heading", { name: "Morning" })).toBeVisible();
  await expect.element(slots().getByRole("heading", { name: "Afternoon" })).toBeVisible();
  const time = slots().getByRole("link").nth(1);
  await time.click();
  await expect.element(time).toHaveAttribute("aria-current", "true");
  expect(shownAddress()).toBe("/book?month=2026-12&day=2026-12-01&start=2026-12-01T13%3A30%3A00.000Z");
  await expectNoBarrier();
});

test("an empty month says so and leads to the next free time; where no month follows, the arrow is off", async () => {
  await open();
  await expect.element(page.getByRole("link", { name: "Previous month" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Next month" }).click();
  await expect.element(page.getByRole("heading", { name: "January 2027" })).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("No free slots available in January 2027.");
  await page.getByRole("link", { name: "Tue 2 Feb, 10:00" }).click();
  await expect.element(page.getByRole("link", { name: "Next month" })).toHaveAttribute("aria-disabled", "true");
  expect(shownAddress()).toBe("/book?month=2027-02&day=2027-02-02");
});
