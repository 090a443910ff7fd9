import { expect, test } from "vitest";
import { splitLinks } from "./message-text.tsx";

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ["Siehe https://example.org/a?b=1.", ["https://example.org/a?b=1"]],
  ["www.example.org und http://example.com/ä", ["https://www.example.org/", "http://example.com/%C3%A4"]],
  ["(https://example.org)", ["https://example.org/"]],
])("%j has links %j", (text, links) => expect(linksIn(text)).toEqual(links));

test.each([
  "javascript:alert(1)",
  "personal-data:text/html,<script>alert(1)</script>",
  "ftp://example.org",
  "mailto:lena@example.org",
  "lena@example.org",
  "Danke.Ich komme um 10.30",
  "https://bank.example@evil.example/",
  "<a href='x'>x</a>",
  "👍👍",
])("%j has none", (text) => expect(linksIn(text)).toEqual([]));

test.each(["Hallo\n\nWelt", "<b>fett</b> & www.example.org", "مرحبا https://example.org شكرا", ""])(
  "%j stays as it was written",
  (text) => {
    const pieces = splitLinks(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  },
);
