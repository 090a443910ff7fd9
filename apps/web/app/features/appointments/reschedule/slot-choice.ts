/** The choice in the address of a page with free slots. */
export type Pick = { month: string | null; day: string | null; start: string | null };

const SHAPES = {
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  start: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
} as const;

/** Invalid parts are ignored; a past month becomes this one. */
export function readPick(params: URLSearchParams, thisMonth: string): Pick {
  const read = (name: keyof typeof SHAPES) => {
    const typed = params.get(name);
    return typed && SHAPES[name].test(typed) ? typed : null;
  };
  const day = read("day");
  const month = day?.slice(0, 7) ?? read("month");
  return { month: month && month < thisMonth ? thisMonth : month, day, start: read("start") };
}

/** The query string. */
export const pickQuery = (pick: { month: string; day?: string; start?: string }) =>
  new URLSearchParams(Object.entries(pick)).toString();
