import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-file.ts";

const entry: CalendarEntry = {
  uid: "019a0000-0000-7000-8000-000000000001@aufwind.example",
  sequence: 3,
  start: new Date("2026-11-17T13:00:00Z"),
  end: new Date("2026-11-17T14:00:00Z"),
  stamp: new Date("2026-11-16T09:00:00Z"),
  summary: "Online-Termin",
  description:
    "Dienstag, 17. November; 14:00 Uhr\nMünchen, Köln, Łódź 🙂 und noch vieles, was länger ist als eine Zeile",
  url: "https://aufwind.example/de/klient/termine/019a0000-0000-7000-8000-000000000001",
  status: "CONFIRMED",
  organizer: { name: "Aufwind", email: "post@aufwind.example" },
  attendee: { name: 'Zoë "Zo" Süß, M.A.', email: "zoe@example.org" },
};
const file = calendarFile({ method: "REQUEST", entries: [entry] });
const unfolded = (content: string) => content.replaceAll("\r\n ", "").split("\r\n");
const read = (content: string) => new ICAL.Component(ICAL.parse(content));
const eventIn = (content: string) => new ICAL.Event(read(content).getFirstSubcomponent("vevent") ?? undefined);

test("ends every line with CRLF and keeps it within 75 octets, without cutting a sign in two", () => {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = file.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  expect(Buffer.from(file).toString()).not.toContain("\uFFFD");
});

test("says who invites, when in UTC, which entry it is and how often it was changed", () => {
  const lines = unfolded(file);
  for (const line of [
    "METHOD:REQUEST",
    "SEQUENCE:3",
    "DTSTAMP:20261116T090000Z",
    "DTSTART:20261117T130000Z",
    "DTEND:20261117T140000Z",
    "STATUS:CONFIRMED",
    "CLASS:PRIVATE",
    "TRANSP:OPAQUE",
    'ORGANIZER;CN="Aufwind":mailto:post@aufwind.example',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([`UID:${entry.uid}`]);
});

test("umlauts, commas, semicolons, quotes and line breaks come back as they were", () => {
  expect(unfolded(file).find((line) => line.startsWith("DESCRIPTION:"))).toContain(
    "17. November\\; 14:00 Uhr\\nMünchen\\, Köln",
  );
  const event = eventIn(file);
  expect(event.description).toBe(entry.description);
  expect(event.attendees[0]?.getFirstParameter("cn")).toBe(entry.attendee?.name);
  expect(event.attendees[0]?.getFirstParameter("rsvp")).toBe("FALSE");
});

test("a cancelled entry keeps its UID and frees the time", () => {
  const cancelled = calendarFile({ method: "CANCEL", entries: [{ ...entry, sequence: 4, status: "CANCELLED" }] });
  for (const line of ["METHOD:CANCEL", "STATUS:CANCELLED", "TRANSP:TRANSPARENT", "SEQUENCE:4", `UID:${entry.uid}`])
    expect(unfolded(cancelled)).toContain(line);
});

test("what is published has a name and no guests, and an empty calendar is one, too", () => {
  const published = calendarFile({ method: "PUBLISH", name: "Termine, bestätigt", entries: [entry, entry] });
  expect(published).not.toContain("ATTENDEE");
  expect(unfolded(published)).toContain("X-WR-CALNAME:Termine\\, bestätigt");
  expect(read(published).getAllSubcomponents("vevent")).toHaveLength(2);
  expect(read(calendarFile({ entries: [] })).getAllSubcomponents("vevent")).toEqual([]);
});
