import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipped, plain, splice as spliceBytes } from "./nonce-splice.ts";

const splice = (html: string, placeholder: string) => spliceBytes(Buffer.from(html), placeholder);

const html = `<html>${"ä long paragraph ".repeat(400)}<script nonce="@@">1</script>${"x".repeat(70_000)}<script nonce="@@">2</script></html>`;

test("puts the nonce of the answer where the placeholder stood", () => {
  const page = splice(html, "@@");
  expect(plain(page, "n1").toString()).toBe(html.replaceAll("@@", "n1"));
});

test("gives valid gzip with another nonce each time from one compression", () => {
  const page = splice(html, "@@");
  for (const nonce of ["abcDEF123==", "zzzDEF999=="]) {
    expect(gunzipSync(gzipped(page, nonce)).toString()).toBe(html.replaceAll("@@", nonce));
  }
});

test("handles a page without a nonce and one that begins and ends with it", () => {
  expect(gunzipSync(gzipped(splice("plain", "@@"), "n")).toString()).toBe("plain");
  expect(gunzipSync(gzipped(splice("@@mid@@", "@@"), "n")).toString()).toBe("nmidn");
});

test("a piece is compressed with the ones before it, so that cutting costs next to nothing", () => {
  const text = Array.from({ length: 300 }, (_, n) => `<p>${n * 7919} words ${n * 104_729}</p>`).join("");
  const page = splice(`${text}@@${text}@@${text}`, "@@");
  const nonce = "0123456789abcdef01234567";
  const bytes = gzipped(page, nonce);
  expect(gunzipSync(bytes).toString()).toBe(`${text}${nonce}${text}${nonce}${text}`);
  expect(bytes.length).toBeLessThan(gzipSync(text).length * 1.2);
});
