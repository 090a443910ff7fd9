import { expect, test } from "vitest";
import { contactDataIn } from "./contact-data.ts";

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
