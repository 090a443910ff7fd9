import { expect, test } from "vitest";
import { bookingReturn, readBookingReturn } from "./booking-return.ts";

const read = (query: string) => readBookingReturn(new URLSearchParams(query));

test.each([
  "/de/coaches/jonas-petersen/buchen?type=standard&month=2026-11&day=2026-11-19&start=2026-11-19T13:30:00.000Z",
  "/en/client/book/series?coach=jonas-petersen&type=standard&start=2026-11-19T13%3A30%3A00.000Z&rhythm=weekly&count=8",
  "/de/klient/termin-buchen/serie?coach=jonas&type=extended&start=2026-11-19T13%3A30%3A00.000Z&rhythm=monthly&count=2",
])("a booking comes back with its kind and its time: %s", (here) => expect(read(bookingReturn(here))).toBe(here));

test.each(["", "https://evil.example/", "//evil.example/book?x=1", "/de/konto/loeschen?x=1", "/en/coaches/a/book"])(
  "%j is no booking to go back to",
  (booking) => expect(read(bookingReturn(booking))).toBeNull(),
);
