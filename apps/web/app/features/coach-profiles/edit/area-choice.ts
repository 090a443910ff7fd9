import { areaOf, topicByKey } from "@aufwind/rules/areas";
import type { FormValues } from "../../../platform/forms/form-action.ts";

export const AREA_FIELD = "areasOfIntervention";

/** The areas a form shows as chosen: those submitted or drafted with it, else the stored ones. */
export function chosenAreas(values: FormValues, stored: readonly string[]): string[] {
  const sent = Object.keys(values);
  if (sent.length === 0) return [...stored];
  return sent.filter((name) => name.startsWith(`${AREA_FIELD}:`)).map((name) => name.slice(AREA_FIELD.length + 1));
}

/** Those that are no listed topic. */
export const ownAreas = (areas: readonly string[]): string[] => areas.filter((area) => !topicByKey(area));

/** Typed areas, comma-separated; a topic's name counts as that topic. */
export const typedAreas = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((name) => areaOf(name))
    .filter((name) => name !== "");

/** The boxes of areas that are ticked now. */
export function tickedAreas(group: Element): string[] {
  const boxes = group.querySelectorAll<HTMLInputElement>(`input[name^="${AREA_FIELD}:"]:checked`);
  return [...boxes].map(({ name }) => name.slice(AREA_FIELD.length + 1));
}
