import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { bytesOf, docx, joined, jpeg, pdf, picture, png, webp } from "../../../test/made-files.ts";
import { resizePhoto } from "./resize-photo.ts";

const codeOf = (bytes: Uint8Array) =>
  resizePhoto("profile", bytes).then(
    () => "fine",
    (problem: { code?: string }) => problem.code,
  );
/** A PNG with other numbers in its header and a matching checksum. */
async function pngSaying({ width, height }: { width: number; height: number }) {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const chunk = (name: string, data: Uint8Array) => {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, "latin1");
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
};

describe("takes", () => {
  test.each([
    ["a PNG", () => png()],
    ["a PNG one can see through", () => png({ alpha: true })],
    ["a grey PNG of 16 bits", () => picture().toColourspace("grey16").png().toBuffer()],
    ["a PNG with colours of its own", () => picture().withIccProfile("p3").png().toBuffer()],
    ["a WebP with all that can be said of it", () => told().webp().toBuffer()],
    ["a JPEG", () => jpeg()],
    ["a JPEG that comes in passes", () => picture().jpeg({ progressive: true }).toBuffer()],
    ["a JPEG in printing colours", () => picture().toColourspace("cmyk").jpeg().toBuffer()],
    ["a WebP", () => webp()],
    ["a lossless WebP", () => picture({ alpha: true }).webp({ lossless: true }).toBuffer()],
    ["the smallest", () => png({ width: 90, height: 90 })],
    ["the largest", () => jpeg({ width: 1000, height: 1000 })],
    ["a little padding at the end", async () => joined(await jpeg(), "\0\0")],
  ])("%s", async (_, make) => expect(await codeOf(await make())).toBe("fine"));
});

describe("refuses", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>';
  test.each([
    ["nothing", async () => bytesOf("")],
    ["a page", async () => bytesOf("<html><script>alert(1)</script></html>")],
    ["a drawing that can run", async () => bytesOf(SVG)],
    ["the same behind a mark of a PNG", async () => joined("\x89PNG\r\n\x1a\n", SVG)],
    ["a GIF", () => picture().gif().toBuffer()],
    ["a TIFF", () => picture().tiff().toBuffer()],
    ["an AVIF", () => picture().avif({ effort: 0 }).toBuffer()],
    ["a PDF", async () => pdf()],
    ["a PNG with a page behind it", async () => joined(await png(), "<script>alert(1)</script>")],
    ["a PNG with an archive behind it", async () => joined(await png(), docx())],
    ["a JPEG with an archive behind it", async () => joined(await jpeg(), docx())],
    ["a JPEG with another one behind it", async () => joined(await jpeg(), await jpeg())],
    ["a WebP with something behind it", async () => joined(await webp(), "x".repeat(20))],
    [
      "a PNG with a script inside",
      async () => inside(await png(), chunk("tEXt", bytesOf("a\0<?php system($_GET[0]);"))),
    ],
    [
      "a JPEG with a script inside",
      async () => joined((await jpeg()).subarray(0, 2), "\xff\xfe\0\x10<script>x(1)", (await jpeg()).subarray(2)),
    ],
    ["half a PNG", async () => (await noise().png().toBuffer()).subarray(0, 9000)],
    ["half a JPEG", async () => (await noise().jpeg().toBuffer()).subarray(0, 3000)],
    ["half a JPEG with an end", async () => joined((await noise().jpeg().toBuffer()).subarray(0, 3000), "\xff\xd9")],
    ["half a WebP", async () => (await noise().webp().toBuffer()).subarray(0, 2000)],
    ["a moving WebP", () => moving()],
    ["a moving PNG", async () => inside(await png(), chunk("acTL", new Uint8Array(8)))],
    [
      "a PNG without pixels",
      async () => joined("\x89PNG\r\n\x1a\n", chunk("IHDR", new Uint8Array(13)), chunk("IEND", bytesOf(""))),
    ],
    ["a JPEG of ten thousand passes", () => manyPasses()],
  ])("%s", async (_, make) => expect(await codeOf(await make())).toBe("invalidPhoto"));

  test("a PNG and ZIP at once, whose end record takes the end of the picture for its comment", async () => {
    const [plain, archive] = [await png(), Buffer.from(docx())];
    archive.writeUInt16LE(4 + 12, archive.length - 2);
    expect(await codeOf(inside(plain, chunk("tEXt", archive)))).toBe("invalidPhoto");
  });

  test.each([
    [89, 200],
    [200, 89],
    [1001, 200],
    [200, 1001],
  ])("%i × %i pixels", async (width, height) =>
    expect(await codeOf(await png({ width, height }))).toBe("photoDimensions"),
  );

  test("40,000 pixels before anything is decoded", async () => {
    const start = process.cpuUsage();
    expect(await codeOf(await pngSaying({ width: 40_000, height: 40_000 }))).toBe("photoDimensions");
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });

  test("more than 2 MB", async () => expect(await codeOf(new Uint8Array(2 * 1024 * 1024 + 1))).toBe("oversizedPhoto"));
});

describe("takes, and never unpacks", () => {
  const megabytes = 50;
  const bomb = deflateSync(new Uint8Array(megabytes * 1_000_000), { level: 9 });
  test.each([
    ["notes", joined("Comment\0\0", bomb)],
    ["notes of all languages", joined("Comment\0\x01\0\0\0", bomb)],
    ["colours", joined("Colours\0\0", bomb)],
  ])("%s of gigabytes in a PNG", async (name, data) => {
    const kind = { notes: "zTXt", "notes of all languages": "iTXt", colours: "iCCP" }[name] ?? "";
    const bytes = Buffer.from(await png());
    const chunks = Array.from({ length: 30 }, () => chunk(kind, data));
    const full = joined(bytes.subarray(0, 33), ...chunks, bytes.subarray(33));
    const [start, memory] = [process.cpuUsage(), process.resourceUsage().maxRSS];
    expect(await codeOf(full)).toBe("fine");
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
    expect(process.resourceUsage().maxRSS - memory).toBeLessThan(200_000);
  });
});

/** A PNG with one more chunk before its last. */
const inside = (bytes: Uint8Array, more: Uint8Array) => joined(bytes.subarray(0, -12), more, bytes.subarray(-12));
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "black",
    },
  });
const told = () =>
  picture()
    .withExif({ IFD0: { Make: "Secretcam" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Erika</x:xmpmeta>")
    .withIccProfile("p3");
const moving = async () =>
  sharp([await sharp(frame("red")).png().toBuffer(), await sharp(frame("blue")).png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
const frame = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });

async function manyPasses() {
  const bytes = await picture({ width: 1000, height: 1000 }).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const pass = bytes.subarray(last, -2);
  return joined(bytes.subarray(0, last), ...Array.from({ length: 10_000 }, () => pass), bytes.subarray(-2));
}

const looked = async (bytes: Uint8Array) => sharp(bytes).metadata();

describe("makes", () => {
  test.each([
    [
      "profile",
      { width: 1000, height: 1000 },
      [
        [96, 96],
        [192, 192],
        [320, 320],
        [640, 640],
      ],
    ],
    [
      "profile",
      { width: 500, height: 300 },
      [
        [96, 96],
        [192, 192],
        [300, 300],
      ],
    ],
    ["profile", { width: 90, height: 90 }, [[90, 90]]],
    [
      "banner",
      { width: 1000, height: 250 },
      [
        [480, 120],
        [1000, 250],
      ],
    ],
    ["banner", { width: 480, height: 90 }, [[480, 90]]],
    ["banner", { width: 100, height: 1000 }, [[100, 1000]]],
  ] as const)("of a %s of %o the sizes that pages need, none larger than it was", async (role, size, sizes) => {
    const { prints, widest } = await resizePhoto(role, await png(size));
    const seen = await Promise.all(prints.map(({ bytes }) => looked(bytes)));
    expect(seen.map(({ width, height }) => [width, height])).toEqual(sizes);
    expect(seen.every(({ format }) => format === "webp")).toBe(true);
    expect(prints.map(({ width, height }) => [width, height])).toEqual(sizes);
    expect(widest).toBe(prints.at(-1));
  });

  test("a photo without a word of where, when and with what it was taken", async () => {
    const exif = { IFD0: { Make: "Secretcam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } };
    const taken = await told().withExif(exif).jpeg().toBuffer();
    const before = await looked(taken);
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    expect(Buffer.from(taken).includes("Secretcam")).toBe(true);
    const { prints } = await resizePhoto("profile", taken);
    for (const { bytes } of prints) {
      const { exif: told, xmp, icc, iptc, orientation, space } = await looked(bytes);
      expect([told, xmp, icc, iptc, orientation, space]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        "srgb",
      ]);
      for (const word of ["EXIF", "Secretcam", "GPS", "Erika"]) expect(Buffer.from(bytes).includes(word)).toBe(false);
    }
  });

  test.each(["jpeg", "webp"] as const)("a photo that stands upright, as the camera was held (%s)", async (format) => {
    const red = { input: frame("red"), left: 0, top: 0 };
    const lying = await picture({ width: 400, height: 200 })
      .composite([red])
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { widest } = await resizePhoto("banner", lying);
    const { data, info } = await sharp(widest.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 400]);
    // Rotated to the right: the left is on top.
    expect([...data.subarray(0, 3)].map((part) => Math.round(part / 128))).toEqual([2, 0, 0]);
    expect(data.at(-3)).toBeLessThan(60);
  });

  test("what one can see through stays so", async () => {
    const { widest } = await resizePhoto("profile", await png({ alpha: true }));
    expect((await looked(widest.bytes)).hasAlpha).toBe(true);
  });
});
