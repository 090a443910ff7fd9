import { PHOTO, PHOTO_ROLES } from "@aufwind/rules/files/stored-files";
import { expect, test } from "vitest";
import { ASPECTS, drawnSize, isLargeEnough, isPhoto, leastSize, mostZoom } from "./photo-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["a PNG", "\x89PNG\r\n\x1a\n\0\0\0\r"],
  ["a JPEG", "\xff\xd8\xff\xe1\0\x18Exif\0\0"],
  ["a WEBP", "RIFF\x24\0\0\0WEBPVP8 "],
])("%s is a photo", (_, beginning) => expect(isPhoto(bytes(beginning))).toBe(true));

test.each([
  ["an SVG", "<svg xmlns='ht"],
  ["a GIF", "GIF89a\x01\0\x01\0\0\0"],
  ["a sound file", "RIFF\x24\0\0\0WAVEfmt "],
  ["a PDF", "%PDF-1.7\n%\xe2\xe3"],
  ["half a signature", "\x89PNG"],
  ["nothing", ""],
])("%s is none", (_, beginning) => expect(isPhoto(bytes(beginning))).toBe(false));

test("a portrait needs 90 by 90 pixels, a banner as much as makes it 90 high", () => {
  expect(leastSize("profile")).toEqual({ width: 90, height: 90 });
  expect(leastSize("banner")).toEqual({ width: 282, height: 90 });
  expect(isLargeEnough("profile", { width: 90, height: 90 })).toBe(true);
  expect(isLargeEnough("profile", { width: 4000, height: 89 })).toBe(false);
  expect(isLargeEnough("banner", { width: 281, height: 500 })).toBe(false);
});

test("a phone's picture is drawn 1000 pixels wide, a small one as it is", () => {
  expect(drawnSize("profile", { width: 3024, height: 3024 })).toEqual({ width: 1000, height: 1000 });
  expect(drawnSize("profile", { width: 412.4, height: 412.4 })).toEqual({ width: 412, height: 412 });
  expect(drawnSize("banner", { width: 4032, height: 1290 })).toEqual({ width: 1000, height: 320 });
});

test.each(PHOTO_ROLES)("however far one goes into a %s, the kept part stays within the rule", (role) => {
  const sources = [leastSize(role), { width: 300, height: 4000 }, { width: 1000, height: 700 }];
  for (const source of sources) {
    const whole = Math.min(source.width, source.height * ASPECTS[role]);
    const zoom = mostZoom(role, source);
    const width = whole / zoom;
    const drawn = drawnSize(role, { width, height: width / ASPECTS[role] });
    for (const side of [drawn.width, drawn.height]) {
      expect(side).toBeGreaterThanOrEqual(PHOTO.leastPixels);
      expect(side).toBeLessThanOrEqual(PHOTO.mostPixels);
    }
    expect(zoom).toBeGreaterThanOrEqual(1);
  }
});
