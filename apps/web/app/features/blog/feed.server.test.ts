import { expect, test } from "vitest";
import type { ArticleCard } from "./articles.server.ts";
import { toRss } from "./feed.server.ts";

const article: ArticleCard = {
  key: "one",
  path: "/en/blog/one",
  title: "Stay & go",
  description: "A <short> text",
  published: "2026-11-10",
  date: "",
  minutes: 4,
  area: { key: "career", name: "Career & work", path: "/en/topics/career-and-work" },
  scene: [],
  tint: 0,
};

test("a feed has absolute addresses, dates of RFC 822 and no stray markup", () => {
  const home = "https://example.org/en/blog";
  const feed = { title: "Blog", description: "Texts", language: "en", home, self: `${home}/rss.xml` };
  const xml = toRss(feed, [article]);
  expect(xml).toContain("<link>https://example.org/en/blog/one</link>");
  expect(xml).toContain("<pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate>");
  expect(xml).toContain("<title>Stay &amp; go</title>");
  expect(xml).toContain("A &lt;short&gt; text");
});
