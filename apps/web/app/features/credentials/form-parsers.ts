import type { StoredResume } from "@aufwind/contract/resumes";
import { VERIFIABLE_LISTS, type VerifiableList } from "@aufwind/rules/credentials";
import { text } from "../../platform/forms/form-body.ts";

/** An entry of the resume that can be verified. */
export type Offerable = {
  list: VerifiableList;
  place: number;
  year: number;
  organisation: string;
  degree?: StoredResume["educations"][number]["degree"];
  title?: string;
};

type Lists = Pick<StoredResume, VerifiableList>;

export const offerablesOf = ({ educations, professionalTrainings }: Lists): Offerable[] => [
  ...educations.map(({ degree, institution: organisation, year }, place) => ({
    ...{ list: "educations" as const, place, year, organisation, degree },
  })),
  ...professionalTrainings.map(({ title, trainingCenter: organisation, year }, place) => ({
    ...{ list: "professionalTrainings" as const, place, year, organisation, title },
  })),
];

/** An entry as one value of a choice: the place, and what was seen there. */
export const entryValue = ({ list, place, year, organisation }: Offerable): string =>
  [list, place, year, organisation].join("|");

/** The body of an offer. */
export function offerBody(form: FormData) {
  const [list = "", place = "", year = "", ...organisation] = (text(form, "entry") ?? "").split("|");
  return {
    list: (Object.hasOwn(VERIFIABLE_LISTS, list) ? list : "educations") as VerifiableList,
    place: Number(place),
    year: Number(year),
    organisation: organisation.join("|"),
    fileUrl: text(form, "fileUrl") ?? "",
  };
}
