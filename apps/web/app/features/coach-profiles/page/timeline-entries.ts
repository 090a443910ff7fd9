import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { newestFirst } from "@aufwind/rules/resumes";

type Resume = NonNullable<PublicCoach["resume"]>;
type Degree = Resume["educations"][number]["degree"];

/** One entry: a degree is named by the page, everything else by the coach. */
export type Station = {
  kind: "education" | "work" | "training" | "publication" | "conference";
  year: number;
  degree?: Degree;
  title?: string;
  where: string;
  description: string;
};

/** A coach's career in one list, newest first; publications and talks are separate, since there may be many. */
export function timelineOf(resume: Resume): { stations: Station[]; works: Station[] } {
  const stations: Station[] = [
    ...resume.educations.map(({ degree, institution: where, year, description }) => ({
      ...{ kind: "education" as const, year, degree, where, description },
    })),
    ...resume.workExperiences.map(({ title, company: where, year, description }) => ({
      ...{ kind: "work" as const, year, title, where, description },
    })),
    ...resume.professionalTrainings.map(({ title, trainingCenter: where, year, description }) => ({
      ...{ kind: "training" as const, year, title, where, description },
    })),
  ];
  const works: Station[] = [
    ...resume.scientificPublications.map(({ title, publisher: where, year, description }) => ({
      ...{ kind: "publication" as const, year, title, where, description },
    })),
    ...resume.conferences.map(({ title, organizer: where, year, description }) => ({
      ...{ kind: "conference" as const, year, title, where, description },
    })),
  ];
  return { stations: newestFirst(stations), works: newestFirst(works) };
}
