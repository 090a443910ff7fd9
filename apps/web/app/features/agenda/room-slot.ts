import type { AppointmentItem } from "@aufwind/contract/appointments";

/** The link to an appointment's video call; features do not import each other. */
export type RoomSlot = { room: (appointment: AppointmentItem) => React.ReactNode };
