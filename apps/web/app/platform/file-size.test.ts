import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [1, "de", "1 kB"],
  [48_700, "de", "48 kB"],
  [1024 * 1024, "de", "1 MB"],
  [1_310_000, "de", "1,2 MB"],
  [1_310_000, "en", "1.2 MB"],
] as const)("%i bytes are in %s %s", (bytes, locale, shown) => expect(formatFileSize(locale, bytes)).toBe(shown));
