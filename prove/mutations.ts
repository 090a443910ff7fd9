/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)] as T;

const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) as unknown;

/** Values that no field expects, or not here. */
export const BAD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  "",
  " \t ",
  "null",
  "NaN",
  "maybe",
  "a\u0000b\u001b[2J\r\nBcc: x@example.org",
  "\ud800",
  "👩‍👩‍👧‍👦 ﷺ \u202egnp.exe \u0301".repeat(20),
  "x".repeat(100_000),
  "<script>alert(1)</script>'; drop table users; --",
  "{{7*7}}%00%0a../../../etc/passwd",
  "2026-02-31",
  "9999999999999999999999",
  "0000-00-00T99:99:99Z",
  "+275760-09-13T00:00:00.001Z",
  "019a8b00-0000-7000-8000-00000000000g",
  "https://127.0.0.1:1/",
  "javascript:alert(1)",
  [],
  ["x"],
  Array.from({ length: 2000 }, () => "x"),
  {},
  { $ne: "", toString: "x", constructor: { prototype: { isAdmin: true } } },
  { __proto__: null, length: -1 },
  deep(500),
];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The places of all fields, nested ones too. */
export function placesIn(value: unknown, before: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.slice(0, 3).flatMap((each, place) => inside(each, [...before, place]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, each]) => inside(each, [...before, key]));
  return [];
}
const inside = (value: unknown, place: (string | number)[]) => [place, ...placesIn(value, place)];

/** A copy with another value at a place; `undefined` takes the field away. */
export function withValue(value: unknown, [first, ...rest]: (string | number)[], bad: unknown): unknown {
  if (first === undefined) return bad;
  if (Array.isArray(value)) return value.map((each, place) => (place === first ? withValue(each, rest, bad) : each));
  return {
    ...(isObject(value) ? value : {}),
    [first]: withValue(isObject(value) ? value[first] : undefined, rest, bad),
  };
}

/** The text of a body in which something is wrong. */
export function badBody(sample: unknown, random: () => number): string {
  const places = placesIn(sample);
  const text = JSON.stringify(sample) ?? "{}";
  const draw = random();
  if (draw < 0.7 && places.length > 0) {
    const once = withValue(sample, oneOf(places, random), random() < 0.15 ? undefined : oneOf(BAD_VALUES, random));
    const twice = random() < 0.3 ? withValue(once, oneOf(places, random), oneOf(BAD_VALUES, random)) : once;
    return JSON.stringify(twice) ?? "";
  }
  if (draw < 0.8) return text.slice(0, Math.floor(random() * text.length));
  return oneOf(WHOLE, random)(text);
}

const WHOLE: readonly ((text: string) => string)[] = [
  () => "",
  () => "null",
  () => "[]",
  () => "0",
  () => '"x"',
  () => `${"[".repeat(20_000)}`,
  () => '{"__proto__":{"isAdmin":true,"kind":"operator"}}',
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => text.replace("{", '{"constructor":{"prototype":{"x":1}},'),
  (text) => text.replace(/"(\w+)":/, '"$1":1,"$1":'),
  (text) => Buffer.from(text, "utf16le").toString("latin1"),
  (text) => text.replaceAll('"', "'"),
  () => JSON.stringify({ email: "x".repeat(300_000) }),
];

const BAD_SEGMENTS = [
  "x",
  "0",
  "-1",
  "1e308",
  "99999999999999999999",
  "null",
  "undefined",
  "%00",
  "%ff%fe",
  "%2e%2e%2f",
  "..%2f..%2fetc%2fpasswd",
  "%F0%9F%98%80",
  "a".repeat(2000),
  "019a8b00-0000-7000-8000-00000000000g",
  "019a8b00-0000-7000-8000-000000000000",
  "'%20or%201=1--",
  "__proto__",
  "constructor",
  "%7B%22$ne%22:1%7D",
];

/** A path with something wrong in one of its parameters. */
export function badPath(path: string, random: () => number): string {
  const parameters = path.match(/\{\w+\}|:\w+/g) ?? [];
  if (parameters.length === 0) return path;
  const chosen = oneOf(parameters, random);
  return path.replace(chosen, oneOf(BAD_SEGMENTS, random));
}

/** A query with something wrong in it. */
export function badQuery(names: string[], random: () => number): string {
  const name = encodeURIComponent(names.length > 0 ? oneOf(names, random) : "q");
  const value = oneOf(BAD_SEGMENTS, random);
  return oneOf(
    [
      `${name}=${value}`,
      `${name}=1&${name}=2&${name}=${value}`,
      `${name}[]=1&${name}[__proto__]=${value}`,
      `__proto__[x]=1&constructor=${value}`,
      `${name}=%`,
      `${name}`,
      `=${value}`,
      `${Array.from({ length: 300 }, (_, place) => `${name}${place}=${place}`).join("&")}`,
      `${name}=${"%C3%A4".repeat(900)}`,
    ],
    random,
  );
}

export const BAD_TYPES: readonly string[] = [
  "",
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json; charset=nonsense",
  "APPLICATION/JSON;;;",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
  "a".repeat(500),
];

/** Headers with something odd in them. */
export const ODD_HEADERS: readonly Record<string, string>[] = [
  { "accept-language": "xx-YY;q=9,*;q=nonsense" },
  { accept: "nonsense" },
  { cookie: "access=nonsense; refresh=%00; =; a" },
  { cookie: `access=${"x".repeat(4000)}` },
  { "x-forwarded-for": "nonsense, ::ffff:999.1.1.1, " },
  { range: "bytes=5-1,9999999999-" },
  { "if-none-match": '"' },
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "x-request-id": "' or 1=1" },
  { "if-modified-since": "never" },
];

/** What no answer may say about the inside. */
const INTERNALS =
  /\n\s+at [^\n]*:\d+:\d+|node_modules|file:\/\/|apps\/server\/|\/tmp\/|syntax error at|violates (?:check|unique|foreign|not-null)|duplicate key|relation \\?"|ECONNREFUSED|TypeError|RangeError|ReferenceError|ZodError|invalid input syntax|invalid byte sequence|pg_catalog|kysely/;

export const leakedInternals = (text: string): string | undefined => INTERNALS.exec(text)?.[0].trim().slice(0, 60);
