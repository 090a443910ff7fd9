/** The methods of an address, by the declared routes ("GET /api/site"); none if nothing is there. */
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

/** Like Hono: a parameter is one non-empty segment. */
const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`);
