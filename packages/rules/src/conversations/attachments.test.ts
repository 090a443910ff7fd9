import { expect, test } from "vitest";
import { attachmentName } from "./attachments.ts";

test.each([
  ["Übung 1.pdf", "Übung 1.pdf"],
  ["U\u0308bung.pdf", "Übung.pdf"],
  ["report.final.PDF", "report.final.pdf"],
  ["no ending", "no ending.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\lena\\plan.pdf", "plan.pdf"],
  ["plan\u202efdp.exe", "planfdp.pdf"],
  ["a\r\nSet-Cookie: b=c.pdf", "aSet-Cookie b=c.pdf"],
  ["100%2e.pdf", "1002e.pdf"],
  ["NUL.pdf", "document.pdf"],
  [".pdf", "document.pdf"],
  ["\u200b\u2800.pdf", "document.pdf"],
  ["", "document.pdf"],
  ["/", "document.pdf"],
])("%j is kept as %j", (given, kept) => expect(attachmentName(given, "application/pdf")).toBe(kept));

test("a picture is named for what it was made into", () => {
  expect(attachmentName("IMG_0042.JPG", "image/webp")).toBe("IMG_0042.webp");
  expect(attachmentName(".png", "image/webp")).toBe("image.webp");
});

test("a long name is cut between two characters", () => {
  const name = attachmentName(`${"🙂".repeat(150)}.pdf`, "application/pdf");
  expect([...name]).toHaveLength(104);
  expect(name.isWellFormed()).toBe(true);
  expect(attachmentName(`${"x".repeat(300)}.pdf`, "application/pdf")).toHaveLength(104);
});
