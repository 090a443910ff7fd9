/** Half-open, `end` exclusive: 9–10 and 10–11 touch and do not overlap. */
export type Range = { start: number; end: number };

/**
 * Sorted, disjoint ranges as start, end, start, end: a year has some five hundred of them, and objects would cost more
 * than the arithmetic.
 */
export type Edges = readonly number[];

/** The edge at an existing index: reading past the end would halve the speed of every loop here. */
export const edgeAt = (edges: Edges, at: number): number => edges[at] ?? Number.NaN;

/** Sorted and merged: overlapping and touching ranges become one, empty ones are dropped. */
export function edgesOf(ranges: readonly Range[]): Edges {
  const edges: number[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) append(edges, range);
  return edges;
}

export function rangesOf(edges: Edges): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < edges.length; at += 2) ranges.push(rangeAt(edges, at));
  return ranges;
}

const rangeAt = (edges: Edges, at: number): Range => ({ start: edgeAt(edges, at), end: edgeAt(edges, at + 1) });

/** Appends a range that begins no earlier than the last one, merging if they meet. */
export function append(edges: number[], { start, end }: Range): void {
  if (end <= start) return;
  const last = edges.length - 1;
  if (last < 0 || edgeAt(edges, last) < start) edges.push(start, end);
  else if (edgeAt(edges, last) < end) edges[last] = end;
}

/** The union. */
export function union(some: Edges, others: Edges): Edges {
  const both: number[] = [];
  let next = 0;
  for (let at = 0; at < some.length; at += 2) {
    const range = rangeAt(some, at);
    for (; next < others.length && edgeAt(others, next) < range.start; next += 2) append(both, rangeAt(others, next));
    append(both, range);
  }
  for (; next < others.length; next += 2) append(both, rangeAt(others, next));
  return both;
}

/** The difference: the minutes of `edges` without those of `cuts`. */
export function without(edges: Edges, cuts: Edges): Edges {
  const left: number[] = [];
  let next = 0;
  for (let at = 0; at < edges.length; at += 2) {
    let { start, end } = rangeAt(edges, at);
    while (next < cuts.length && edgeAt(cuts, next + 1) <= start) next += 2;
    for (let cut = next; cut < cuts.length && edgeAt(cuts, cut) < end; cut += 2) {
      if (start < edgeAt(cuts, cut)) left.push(start, edgeAt(cuts, cut));
      start = edgeAt(cuts, cut + 1);
    }
    if (start < end) left.push(start, end);
  }
  return left;
}
