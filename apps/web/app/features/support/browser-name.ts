/** In this order: most of them also call themselves Chrome or Safari. */
const BROWSERS = [
  ["Edge", /Edg(?:A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+).* Safari\//],
] as const;

const SYSTEMS = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

/** "Firefox 143, Windows": enough to look for a fault, and no more. */
export function browserName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const [browser] = BROWSERS.flatMap(([name, shape]) => {
    const version = shape.exec(userAgent)?.[1];
    return version ? [`${name} ${version.slice(0, 4)}`] : [];
  });
  const system = SYSTEMS.find(([, shape]) => shape.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(", ") || undefined;
}
