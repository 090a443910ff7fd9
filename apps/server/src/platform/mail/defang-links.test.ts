import { expect, test } from "vitest";
import { defangLinks } from "./defang-links.ts";

const own = { publicUrl: "https://aufwind.example", brand: "Coach.de" };
const told = (text: string) => defangLinks(text, own);

test.each([
  ["https://evil.example/a.b?c", "https[:]//evil[.]example/a[.]b?c"],
  ["HTTP://EVIL.EXAMPLE", "HTTP[:]//EVIL[.]EXAMPLE"],
  ["see www.evil.example, please", "see www[.]evil[.]example, please"],
  ["(evil.example)", "(evil[.]example)"],
  ["evil.example/login", "evil[.]example/login"],
  ["bücher.example", "bücher[.]example"],
  ["evil。example", "evil[.]example"],
  ["mailto:thief@evil.example", "mailto[:]thief@evil[.]example"],
  ["https://aufwind.example.evil.example/", "https[:]//aufwind[.]example[.]evil[.]example/"],
  ["https://aufwind.example@evil.example/", "https[:]//aufwind[.]example@evil[.]example/"],
])("%s can no longer be clicked", (text, broken) => expect(told(text)).toBe(broken));

test.each([
  "Termin vom 20.11.2026 um 10.30 Uhr, z.B. bei Dr. Max",
  "erika.muster@mail.example.org",
  "https://aufwind.example/de/widerruf",
  "Ihr Coach.de-Team",
  "… und dann. So weiter.",
])("%j stays as it is", (text) => expect(told(text)).toBe(text));
