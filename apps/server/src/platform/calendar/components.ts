import ICAL from "ical.js";

/** Whether a text is a calendar, and a whole one: what breaks off in the middle would make people free. */
export const isCalendar = (text: string): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text) && /\sEND:VCALENDAR\s*$/i.test(text.slice(-1000));

const EDGE = /^(BEGIN|END):(VEVENT|VTIMEZONE|VFREEBUSY)[ \t]*$/gim;

/** Something of a calendar that is about time. */
export type CalendarPart = {
  name: string;
  text: string;
  /** Missing where it cannot be read. */
  component: ICAL.Component | undefined;
  /** Whether it can be read only without the rule by which it comes round. */
  lacksRule: boolean;
};

/**
 * What of a calendar is about time. Each is parsed by itself: so one that makes no sense spoils none of the others, and
 * a time in an unknown zone does not make the library look through the whole calendar.
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

/** Without its rule where that cannot be read: then it takes its first time at least. */
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
