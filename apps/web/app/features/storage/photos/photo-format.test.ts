import { expect, test } from "vitest";
import { isPhoto } from "./photo-format.ts";

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
