import { z } from "zod";
import { Picture } from "./coach-profiles.ts";

export const Person = z.object({
  id: z.uuid(),
  /** Empty if the person has left. */
  name: z.string(),
  picture: Picture.nullable(),
});

export const Attendance = z.object({ minutes: z.int(), isPresent: z.boolean() });

/** Which date of its series an appointment is, of how many, and how many of them wait like it does. */
export const SeriesPlace = z.object({ id: z.uuid(), place: z.int(), count: z.int(), waiting: z.int() });
