import { AgendaSettings, Exception, WorkingHours } from "@aufwind/contract/schedules";
import { expect, test } from "vitest";
import { exceptionBody, holidaysBody, hoursBody, settingsBody } from "./form-parsers.ts";

function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const hours = (...rows: [weekday: number, from: string, to: string][]) =>
  formOf(
    Object.fromEntries(
      rows.flatMap(([weekday, from, to], place) => [
        [`workingSlots.${place}.weekday`, String(weekday)],
        [`workingSlots.${place}.from`, from],
        [`workingSlots.${place}.to`, to],
      ]),
    ),
  );
const problemsOf = (form: FormData, schema: typeof WorkingHours | typeof Exception) =>
  schema
    .safeParse(schema === WorkingHours ? hoursBody(form) : exceptionBody(form))
    .error?.issues.map((issue) => [issue.path.join("."), issue.message]);

test("rows left empty are no hours, and 00:00 as an end is the end of the day", () => {
  expect(hoursBody(hours([1, "09:00", "12:00"], [1, "", ""], [5, "18:00", "00:00"]))).toEqual({
    workingSlots: [
      { weekday: 1, from: "09:00", to: "12:00" },
      { weekday: 5, from: "18:00", to: "24:00" },
    ],
  });
});

test("overlapping, inverted and half-empty rows are told at their own row", () => {
  expect(problemsOf(hours([1, "09:00", "12:00"], [1, "11:00", "13:00"], [2, "14:00", "10:00"]), WorkingHours)).toEqual([
    ["workingSlots.0.to", "hoursOverlap"],
    ["workingSlots.1.to", "hoursOverlap"],
    ["workingSlots.2.to", "hoursInverted"],
  ]);
  expect(problemsOf(hours([3, "09:00", ""]), WorkingHours)).toContainEqual(["workingSlots.0.to", "required"]);
  expect(problemsOf(hours([1, "", ""]), WorkingHours)).toEqual([["workingSlots", "oneSlot"]]);
});

const NOON = { "from:time": "12:00", "to:time": "14:00", note: "" };

test("whole days end with their last day, or with the only one", () => {
  const days = { ...NOON, kind: "allDay", "from:date": "2026-12-24" };
  expect(exceptionBody(formOf({ ...days, "to:date": "2026-12-31" }))).toMatchObject({
    from: "2026-12-24T00:00",
    to: "2027-01-01T00:00",
  });
  expect(exceptionBody(formOf({ ...days, "to:date": "" })).to).toBe("2026-12-25T00:00");
});

test("part of a day lies on one day, whatever the hidden date says, and may end at midnight", () => {
  const part = { ...NOON, kind: "notAvailable", "from:date": "2026-12-24", "to:date": "2026-12-30" };
  expect(exceptionBody(formOf(part))).toMatchObject({ from: "2026-12-24T12:00", to: "2026-12-24T14:00" });
  const late = formOf({ ...part, kind: "available", "to:time": "00:00" });
  expect(exceptionBody(late).to).toBe("2026-12-25T00:00");
  expect(problemsOf(late, Exception)).toBeUndefined();
});

test("a missing day is reported once, at its field", () => {
  for (const kind of ["allDay", "available", "notAvailable"]) {
    const form = formOf({ ...NOON, kind, "from:date": "", "to:date": "" });
    expect(problemsOf(form, Exception)).toEqual([["from", "required"]]);
  }
});

test("time off that ends before it begins is told at its end", () => {
  const form = formOf({ ...NOON, kind: "timeOff", "from:date": "2026-12-24", "to:date": "2026-12-23" });
  expect(problemsOf(form, Exception)).toEqual([["to", "exceptionInverted"]]);
});

test("an empty limit is none, and a word instead of a number is the API's to refuse", () => {
  const settings = {
    noticeMinutes: "1440",
    horizonDays: "60",
    pauseBeforeMinutes: "0",
    pauseAfterMinutes: "15",
    gridMinutes: "15",
  };
  expect(AgendaSettings.parse(settingsBody(formOf({ ...settings, mostPerDay: " " }))).mostPerDay).toBeNull();
  const refused = AgendaSettings.safeParse(settingsBody(formOf({ ...settings, horizonDays: "many" })));
  expect(refused.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["horizonDays", "wholeNumber"],
  ]);
});

test("the ticked holidays go with their Bundesland", () => {
  const form = formOf({ state: "BE", "dates:2026-12-25": "on", "dates:2027-03-08": "on" });
  expect(holidaysBody(form)).toEqual({ state: "BE", dates: ["2026-12-25", "2027-03-08"] });
});
