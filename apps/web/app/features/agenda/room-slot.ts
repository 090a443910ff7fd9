import type { AppointmentItem } from "@aufwind/contract/appointments";

/** The way into the video room of an appointment; rooms do not import each other. */
export type RoomSlot = { room: (appointment: AppointmentItem) => React.ReactNode };
