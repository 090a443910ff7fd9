/** The methods that an address takes, by the routes that are declared ("GET /api/site"); none where nothing is there. */
export function methodsAt(declared: Iterable<string>, path: string): string[] {
  const methods = new Set<string>();
  for (const id of declared) {
    const [method = "", route = ""] = id.split(" ");
    if (!patternOf(route).test(path)) continue;
    methods.add(method);
    if (method === "GET") methods.add("HEAD");
  }
  return [...methods].sort();
}

/** As Hono matches: a parameter is one part of the address, and never nothing. */
const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`);
