import { oneOf } from "./mutations.ts";

/** A form of a page, with the values that it shows. */
export type PageForm = { action: string; fields: [name: string, value: string][] };

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

/** The forms that a page would send, as they stand in its HTML. */
export function formsIn(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", inner = ""]) => {
    if (attribute(head, "method")?.toLowerCase() !== "post") return [];
    const tags = [...inner.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)].map(([tag]) => tag);
    const fields = tags.flatMap((tag): [string, string][] => {
      const name = attribute(tag, "name");
      return name ? [[plain(name), plain(attribute(tag, "value") ?? "x")]] : [];
    });
    return [{ action: plain(attribute(head, "action") ?? path), fields }];
  });
}

const BAD_FIELDS = [
  "",
  " ",
  "null",
  "-1",
  "9999999999999999999",
  "NaN",
  "on",
  "x".repeat(50_000),
  "a\u0000b\r\nBcc: x",
  "👩‍👩‍👧‍👦 \u202e ﷺ",
  "2026-02-31",
  "24:61",
  "<script>alert(1)</script>",
  "__proto__",
  "[object Object]",
  "019a8b00-0000-7000-8000-00000000000g",
];

/** What a form sends with something wrong in it: a field changed, missing, doubled, invented, or not a form at all. */
export function badForm({ fields }: PageForm, random: () => number): { type: string; body: string } {
  const chosen = Math.floor(random() * Math.max(1, fields.length));
  const kind = random();
  const sent = fields.flatMap(([name, value], place): [string, string][] => {
    if (place !== chosen || kind > 0.9) return [[name, value]];
    if (kind < 0.15) return [];
    if (kind < 0.25)
      return [
        [name, value],
        [name, oneOf(BAD_FIELDS, random)],
      ];
    if (kind < 0.35)
      return [
        [`${name}[__proto__]`, value],
        [`${name}.0.x`, "1"],
      ];
    return [[name, oneOf(BAD_FIELDS, random)]];
  });
  const body = new URLSearchParams(sent).toString();
  const type = "application/x-www-form-urlencoded";
  if (kind <= 0.9) return { type, body };
  return oneOf(
    [
      { type: "application/json", body: JSON.stringify(Object.fromEntries(sent)) },
      {
        type: "multipart/form-data; boundary=x",
        body: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${body}`,
      },
      { type: "multipart/form-data", body },
      { type, body: "%%%=&&&=%ff" },
      { type: "text/plain", body },
      { type, body: "" },
    ],
    random,
  );
}
