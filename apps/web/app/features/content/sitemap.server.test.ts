import { expect, test } from "vitest";
import { toSitemap } from "./sitemap.server.ts";

test("each language of a page is listed and names its twins", () => {
  const xml = toSitemap("https://example.org", [{ en: "/en/terms", de: "/de/agb", changed: "2026-11-15" }]);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    "<loc>https://example.org/en/terms</loc>",
    "<loc>https://example.org/de/agb</loc>",
  ]);
  expect(xml.match(/hreflang="de" href="https:\/\/example\.org\/de\/agb"/g)).toHaveLength(2);
  expect(xml).toContain('hreflang="x-default" href="https://example.org/de/agb"');
  expect(xml).toContain("<lastmod>2026-11-15</lastmod>");
});
