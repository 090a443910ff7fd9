import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [1, "de", "1\u00a0kB"],
  [48_700, "de", "48\u00a0kB"],
  [1024 * 1024, "de", "1\u00a0MB"],
  [1_310_000, "de", "1,2\u00a0MB"],
  [1_310_000, "en", "1.2\u00a0MB"],
] as const)("%i bytes are in %s %s", (bytes, locale, shown) => expect(formatFileSize(locale, bytes)).toBe(shown));
