import ICAL from "ical.js";

/** Whether a text is a calendar, and a whole one: what breaks off in the middle would make people free. */
export const isCalendar = (text: string): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text) && /\sEND:VCALENDAR\s*$/i.test(text.slice(-1000));

const EDGE = /^(BEGIN|END):(VEVENT|VTIMEZONE|VFREEBUSY)[ \t]*$/gim;

/**
 * What of a calendar is about time. Each is parsed by itself: so one that makes no sense spoils none of the others, and
 * a time in an unknown zone does not make the library look through the whole calendar.
 */
export function componentsIn(text: string): ICAL.Component[] {
  const components: ICAL.Component[] = [];
  let begun: { name: string; at: number } | undefined;
  for (const { 0: line, 1: edge = "", 2: kind = "", index } of text.matchAll(EDGE)) {
    const name = kind.toUpperCase();
    if (edge.toUpperCase() === "BEGIN") begun = { name, at: index };
    else if (begun?.name === name) {
      const component = parsed(text.slice(begun.at, index + line.length));
      if (component) components.push(component);
      begun = undefined;
    }
  }
  return components;
}

const RULE = /^RRULE[:;].*(\r?\n[ \t].*)*\r?\n/gim;

/** Without its rule where that cannot be read: then it takes its first time at least. */
const parsed = (text: string): ICAL.Component | undefined => read(text) ?? read(text.replace(RULE, ""));

function read(text: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return undefined;
  }
}
