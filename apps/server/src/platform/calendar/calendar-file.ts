import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  escape as inText,
} from "ical-generator";

type Contact = { name: string; email: string };

export type CalendarEntry = {
  /** The same through all changes, so that calendars recognise it; a higher sequence replaces a lower one. */
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  stamp: Date;
  summary: string;
  description: string;
  url: string;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  organizer: Contact;
  attendee?: Contact;
};

type CalendarFile = { method?: "REQUEST" | "CANCEL" | "PUBLISH"; name?: string; entries: CalendarEntry[] };

/** How often subscribers should refresh, in seconds. */
const LOOK_AGAIN = 3600;

/** Entries as calendars read them (RFC 5545), all times in UTC. */
export function calendarFile({ method, name, entries }: CalendarFile): string {
  const isInvitation = method === "REQUEST" || method === "CANCEL";
  const calendar = ical({
    prodId: { company: "aufwind", product: "appointments" },
    ...(method && { method: ICalCalendarMethod[method] }),
    // The library does not escape names.
    ...(name && { name: inText(name, false) }),
    ...(method === "PUBLISH" && { ttl: LOOK_AGAIN }),
    events: entries.map((entry) => eventOf(entry, isInvitation)),
  });
  // Every line ends with a line break, the last one too.
  return `${calendar.toString()}\r\n`;
}

function eventOf({ uid, attendee, status, ...entry }: CalendarEntry, isInvitation: boolean): ICalEventData {
  return {
    ...entry,
    id: uid,
    status: ICalEventStatus[status],
    // Whoever may see somebody's calendar sees only that the time is taken.
    class: ICalEventClass.PRIVATE,
    transparency: status === "CANCELLED" ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    // Published entries must not name attendees (RFC 5546).
    attendees: attendee && isInvitation ? [guest(attendee)] : [],
  };
}

/** Requests no reply: an answer in a mail program would never reach us. */
const guest = ({ name, email }: Contact) => ({
  name: name || null,
  email,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});
