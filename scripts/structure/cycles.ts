import { edgesOf } from "./resolve.ts";
import type { Rule } from "./tree.ts";

type Edge = { from: string; to: string };

/** The first cycle found, its beginning repeated at its end. */
export function findCycle(edges: Edge[]): string[] | undefined {
  const next = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const { to } of next.get(node) ?? []) {
      const cycle = visit(to, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const start of next.keys()) {
    const cycle = visit(start, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** No import cycles; type imports count, since people follow those too. */
export const importCycles: Rule = (tree) => {
  let edges: Edge[] = edgesOf(tree).filter(({ kind }) => kind !== "dynamic");
  const problems: string[] = [];
  for (let cycle = findCycle(edges); cycle; cycle = findCycle(edges)) {
    const [last, first] = cycle.slice(-2);
    problems.push(`${first}: imports itself in a circle: ${cycle.join(" → ")}`);
    edges = edges.filter(({ from, to }) => !(from === last && to === first));
  }
  return problems;
};
