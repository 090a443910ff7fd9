import { describe, expect, test } from "vitest";
import {
  batchSize,
  hasOnlyOwnButtons,
  isChangeable,
  MAILING_STATES,
  type MailingEvent,
  nextState,
  partsOf,
} from "./mailings.ts";

describe("a mailing", () => {
  test("goes from draft to sent, can be called back before it starts and stopped after", () => {
    const events: MailingEvent[] = ["schedule", "unschedule", "start", "stop", "resume", "finish"];
    const possible = MAILING_STATES.map((state) => events.filter((event) => nextState(state, event)));
    expect(possible).toEqual([["schedule"], ["unschedule", "start"], ["stop", "finish"], ["resume"], []]);
    expect(MAILING_STATES.filter(isChangeable)).toEqual(["draft"]);
  });

  test("never takes more of a minute than is left of it", () => {
    expect(batchSize({ perMinute: 60, lately: 0 })).toBe(60);
    expect(batchSize({ perMinute: 60, lately: 45 })).toBe(15);
    expect(batchSize({ perMinute: 60, lately: 90 })).toBe(0);
  });
});

describe("the text of a letter", () => {
  test("is paragraphs, quotes and buttons", () => {
    const text =
      "Guten Morgen.\nZweite Zeile.\r\n\r\n> Ein Satz\n> und noch einer\n \n[Zu den Coaches](/de/coaches?topic=work)\n\n\n";
    expect(partsOf(text)).toEqual([
      "Guten Morgen.\nZweite Zeile.",
      { quote: "Ein Satz\nund noch einer" },
      { label: "Zu den Coaches", path: "/de/coaches?topic=work" },
    ]);
    expect(hasOnlyOwnButtons(text)).toBe(true);
  });

  test.each(["Lesen Sie [hier](/de/blog) weiter", "[Hier](https://evil.example)", "[Hier](//evil.example/x y)"])(
    "knows no link like %s",
    (text) => expect(hasOnlyOwnButtons(text)).toBe(false),
  );

  test("leads to no other host, however its path begins", () => {
    expect(hasOnlyOwnButtons("[Hier](//evil.example)")).toBe(false);
  });
});
