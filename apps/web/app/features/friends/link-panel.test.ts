import { expect, test } from "vitest";
import { linkIn, mailWith } from "./link-panel.tsx";

test("each message leads to the page in its own language, by the same code", () => {
  const own = { url: "https://aufwind.example/de/freunde/abcd2345", code: "abcd2345" };
  expect(linkIn("en", own)).toBe("https://aufwind.example/en/friends/abcd2345");
  expect(linkIn("de", own)).toBe(own.url);
});

test("a mail keeps its lines, and nothing in it becomes another part of the address", () => {
  const mail = mailWith({ subject: "Für dich & mich", text: "Hallo,\n\nschau: https://a.example/?x=1&cc=b@c.d" });
  expect(mail).toBe(
    "mailto:?subject=F%C3%BCr%20dich%20%26%20mich&body=Hallo%2C%0D%0A%0D%0Aschau%3A%20https%3A%2F%2Fa.example%2F%3Fx%3D1%26cc%3Db%40c.d",
  );
});
