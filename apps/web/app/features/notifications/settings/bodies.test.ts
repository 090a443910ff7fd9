import { NotificationSettings } from "@aufwind/contract/notifications";
import { expect, test } from "vitest";
import { settingsBody } from "./form-parsers.ts";

function form(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return sent;
}

const QUIET = { "quietHours.from": "22:00", "quietHours.until": "07:00", "quietHours.timeZone": "Europe/Berlin" };

test("boxes become choices, and what is always sent stays so", () => {
  const body = settingsBody(
    form({
      ...QUIET,
      receiveNotifications: "on",
      "shown:reminders": "on",
      "shown:payments": "on",
      "areas:reminders.push": "on",
    }),
  );
  expect(body).toEqual({
    receiveNotifications: true,
    quietHours: null,
    topics: [
      { topic: "reminders", inApp: false, email: false, push: true },
      { topic: "payments", inApp: true, email: true, push: false },
    ],
  });
  expect(NotificationSettings.safeParse(body).success).toBe(true);
});

test("quiet hours are sent where they are switched on", () => {
  const body = settingsBody(form({ ...QUIET, isQuiet: "on" }));
  expect(body.quietHours).toEqual({ from: "22:00", until: "07:00", timeZone: "Europe/Berlin" });
  expect(NotificationSettings.safeParse(body).success).toBe(true);
});
