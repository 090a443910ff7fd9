import { z } from "zod";

/** A person, as lists of the team name them; an empty name: they have left. */
export const Named = z.object({ id: z.uuid(), name: z.string() });
