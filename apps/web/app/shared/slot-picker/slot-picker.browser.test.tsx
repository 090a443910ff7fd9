import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import { dayAfter } from "../../platform/i18n/week.ts";
import { pickedQuery } from "./picked.ts";
import { SlotPicker } from "./slot-picker.tsx";

/** Free on three days of the week from 30 November, then not before February. */
const FREE: Record<string, string[]> = {
  "2026-12-01": ["2026-12-01T08:00:00.000Z", "2026-12-01T13:30:00.000Z"],
  "2026-12-03": ["2026-12-03T17:00:00.000Z"],
  "2026-12-06": ["2026-12-06T08:00:00.000Z"],
};
const NEXT = "2027-02-02T09:00:00.000Z";

function Page() {
  const [query] = useSearchParams();
  const week = query.get("week") ?? "2026-11-30";
  return (
    <>
      <h1>Book</h1>
      <SlotPicker
        days={Array.from({ length: 7 }, (_, place) => dayAfter(week, place)).map((date) => ({
          date,
          slots: FREE[date] ?? [],
        }))}
        day={query.get("day")}
        start={query.get("start")}
        nextFreeAt={week < "2027-02-01" ? NEXT : null}
        first="2026-11-30"
        last="2027-11-29"
        addressOf={(picked) => `/book?${pickedQuery(picked)}#pick-day`}
      />
    </>
  );
}

const open = (query = "", locale: "de" | "en" = "en") => mount(<Page />, { path: `/book${query}`, locale });
const choice = (name: RegExp) => page.getByRole("radio", { name });
const days = () => page.getByRole("radiogroup", { name: /^Days of the week/ });

test("days with free times can be chosen and say the day and how many; the others cannot", async () => {
  await open();
  await expect.element(choice(/^Tuesday 1\sDecember 2026, 2 available times$/)).toBeVisible();
  await expect.element(choice(/^Thursday 3\sDecember 2026, 1 available time$/)).toBeVisible();
  expect(days().getByRole("radio").elements()).toHaveLength(3);
  await expect.element(page.getByRole("status")).toHaveTextContent("Please select a day");
  await expectNoBarrier();
});

test("in German the same picker speaks German", async () => {
  await open("", "de");
  await expect.element(choice(/^Dienstag, 1\. Dezember/)).toBeVisible();
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Bitte/);
});

test("days and times have the keys of radio buttons: one stop for Tab, arrows choose round and round", async () => {
  await open("?day=2026-12-01");
  await expect.element(choice(/^Tuesday/)).toBeChecked();
  (choice(/^Tuesday/).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(choice(/^Thursday 3/)).toHaveFocus();
  await expect.element(choice(/^Thursday 3/)).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(choice(/^Sunday 6/)).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(choice(/^Tuesday/)).toHaveFocus();
  await expect.element(choice(/^Tuesday/)).toBeChecked();
  await userEvent.keyboard("{End}");
  await expect.element(choice(/^Sunday 6/)).toBeChecked();
  await userEvent.keyboard("{Home}");
  await expect.element(choice(/^Tuesday/)).toBeChecked();
  expect(shownAddress()).toBe("/book?week=2026-11-30&day=2026-12-01");
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(choice(/^09:00/)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(choice(/^14:30/)).toBeChecked();
});

test("the times of a chosen day stand by the parts of the day, and one that is chosen is marked", async () => {
  await open("?day=2026-12-01");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 available times");
  const times = page.getByRole("radiogroup", { name: /^Tuesday 1\sDecember/ });
  await expect.element(times.getByText("Morning")).toBeVisible();
  await expect.element(times.getByText("Afternoon")).toBeVisible();
  await times.getByRole("radio").nth(1).click();
  await expect.element(times.getByRole("radio").nth(1)).toBeChecked();
  expect(shownAddress()).toBe("/book?week=2026-11-30&day=2026-12-01&start=2026-12-01T13:30:00.000Z");
  await expectNoBarrier();
});

test("an empty week says so and leads to the next free time; where no week follows, the arrow is off", async () => {
  await open();
  await expect.element(page.getByRole("link", { name: "Previous week" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Next week" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("No free slots available in this week.");
  await page.getByRole("link", { name: "Tue 2 Feb, 10:00" }).click();
  await expect.element(page.getByRole("link", { name: "Next week" })).toHaveAttribute("aria-disabled", "true");
  expect(shownAddress()).toBe("/book?week=2027-02-01&day=2027-02-02");
});
