import { expect, test } from "vitest";
import { asXml, toSitemap, toSitemapIndex } from "./sitemap.server.ts";

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

test("ten thousand coaches fit into one file: below 50,000 addresses and 50 MB", () => {
  const coaches = Array.from({ length: 10_000 }, (_, place) => {
    const slug = `${"langer-name-".repeat(5)}${place}`;
    return { en: `/en/coaches/${slug}`, de: `/de/coaches/${slug}`, changed: "2026-11-15T10:00:00.000Z" };
  });
  const xml = toSitemap("https://example.org", coaches);
  expect(xml.match(/<loc>/g)).toHaveLength(20_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
});

test("the index names every sitemap by its whole address", () => {
  const xml = toSitemapIndex("https://example.org/", ["/sitemap-pages.xml", "/sitemap-coaches-1.xml"]);
  expect(xml).toContain("<sitemapindex");
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    "<loc>https://example.org/sitemap-pages.xml</loc>",
    "<loc>https://example.org/sitemap-coaches-1.xml</loc>",
  ]);
});

test("search engines are told that it is XML", () => {
  expect(asXml("<urlset/>").headers.get("content-type")).toBe("application/xml; charset=utf-8");
});
