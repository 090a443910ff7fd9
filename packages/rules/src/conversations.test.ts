import { expect, test } from "vitest";
import { attachmentName, contactDataIn, mayWrite } from "./conversations.ts";

const STRANGERS = { isCoachReachable: true, isClientOfCoach: false, hasClientWritten: false, hasLeft: false };

test("a client writes to every coach whose page is there for them, a coach to no stranger", () => {
  expect([mayWrite("client", STRANGERS), mayWrite("coach", STRANGERS)]).toEqual([true, false]);
});

test("a coach answers whoever has asked", () => {
  expect(mayWrite("coach", { ...STRANGERS, hasClientWritten: true })).toBe(true);
});

test("whom a hidden coach does not know can only be written to", () => {
  const hidden = { ...STRANGERS, isCoachReachable: false };
  expect(mayWrite("client", hidden)).toBe(false);
  expect(mayWrite("coach", { ...hidden, isClientOfCoach: true })).toBe(true);
});

test("nobody writes to somebody who has left", () => {
  const left = { isCoachReachable: true, isClientOfCoach: true, hasClientWritten: true, hasLeft: true };
  expect([mayWrite("client", left), mayWrite("coach", left)]).toEqual([false, false]);
});

test.each([
  ["Schreiben Sie mir an lena.berg@post.example.org!", ["email"]],
  ["lena (at) post.de", ["email"]],
  ["lena@post(punkt)de", ["email"]],
  ["Rufen Sie mich an: 0171 234 56 78", ["phone"]],
  ["+49 (30) 123-456-78 geht auch", ["phone"]],
  ["tel. 030/12345678", ["phone"]],
  ["DE89 3704 0044 0532 0130 00", ["payment"]],
  ["just send it by PayPal", ["payment"]],
  ["4242 4242 4242 4242 is my card", ["payment"]],
  ["0171 2345678 oder lena@post.de", ["email", "phone"]],
])("%j carries %j", (text, found) => expect(contactDataIn(text)).toEqual(found));

test.each([
  "Am 17.11.2026 um 14:00 Uhr?",
  "Die 60 Minuten kosten 119,00 €.",
  "Termin 0198a7c2 im Raum 12",
  "Ich bin 1984 geboren, mein Sohn 2011.",
  "2026-11-17 10:30 works for me",
  "Ich habe 10 000 Schritte @ home geschafft",
  "1234 5678 9012 3456",
  "Meet me at noon. Thanks!",
  "",
])("%j carries nothing", (text) => expect(contactDataIn(text)).toEqual([]));

test("takes no time over what is made to take long", () => {
  const begun = process.cpuUsage();
  for (const piece of ["0", "0 ", "a@", "1-", "DE89 ", "a.", "((((", "＠"])
    contactDataIn(piece.repeat(4000).slice(0, 4000));
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
});

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
