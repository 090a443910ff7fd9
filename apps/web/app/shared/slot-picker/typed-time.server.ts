type InstantOfParams = { date: string | undefined; time: string | undefined; zone: string };

/** The instant of a typed date and time in a zone; undefined if invalid, or skipped in spring. */
export function instantOf({ date = "", time = "", zone }: InstantOfParams): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  try {
    const wall = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: "reject" });
    const there = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
    // In spring an hour is missing: a time in it does not exist.
    if (!there.toPlainDateTime().equals(wall)) return undefined;
    return new Date(there.epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}
