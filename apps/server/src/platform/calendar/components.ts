import ICAL from "ical.js";

/** Whether a text is a complete calendar: a truncated one would free times. */
export const isCalendar = (text: string): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text) && /\sEND:VCALENDAR\s*$/i.test(text.slice(-1000));

const EDGE = /^(BEGIN|END):(VEVENT|VTIMEZONE|VFREEBUSY)[ \t]*$/gim;

/** A component of a calendar with a time. */
export type CalendarPart = {
  name: string;
  text: string;
  /** Missing if it cannot be read. */
  component: ICAL.Component | undefined;
  /** Whether it can be read only without its recurrence rule. */
  lacksRule: boolean;
};

/**
 * The components with a time. Each is parsed by itself: so a broken one spoils no other, and an unknown zone does not
 * make the library search the whole calendar.
 */
export function partsIn(text: string): CalendarPart[] {
  const parts: CalendarPart[] = [];
  let begun: { name: string; at: number } | undefined;
  for (const { 0: line, 1: edge = "", 2: kind = "", index } of text.matchAll(EDGE)) {
    const name = kind.toLowerCase();
    if (edge.toUpperCase() === "BEGIN") begun = { name, at: index };
    else if (begun?.name === name) {
      parts.push(partOf(name, text.slice(begun.at, index + line.length)));
      begun = undefined;
    }
  }
  return parts;
}

const RULE = /^RRULE[:;].*(\r?\n[ \t].*)*\r?\n/gim;

/** Without its rule if that cannot be read: then at least its first time counts. */
function partOf(name: string, text: string): CalendarPart {
  const whole = read(text);
  const component = whole ?? read(text.replace(RULE, ""));
  return { name, text, component, lacksRule: !whole && component !== undefined };
}

function read(text: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return undefined;
  }
}
