import { expect, test } from "vitest";
import { invitationUrlIn } from "./invitation-texts.tsx";

test("each message leads to the page in its own language, by the same token", () => {
  const german = "https://aufwind.example/de/einladung/Ab3-_x";
  const english = "https://aufwind.example/en/invitation/Ab3-_x";
  expect(invitationUrlIn(german, "en")).toBe(english);
  expect(invitationUrlIn(english, "de")).toBe(german);
  expect(invitationUrlIn(german, "de")).toBe(german);
});
