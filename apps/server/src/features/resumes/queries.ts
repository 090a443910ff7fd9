import type { StoredResume } from "@aufwind/contract/resumes";
import type { DEGREES } from "@aufwind/rules/resumes";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { ResumeRow, Section } from "./store.ts";
import * as store from "./store.ts";

type Degree = (typeof DEGREES)[number];

/** A missing row is an empty resume. */
export function presentResume(coachId: string, resume: ResumeRow | undefined): StoredResume {
  const listed = (section: Section) => (resume?.entries ?? []).filter((entry) => entry.section === section);
  return {
    id: resume?.id ?? null,
    CoachId: coachId,
    title: resume?.title ?? "",
    description: resume?.description ?? "",
    fileUrl: resume?.document_name ? `documents/${resume.document_name}` : "",
    educations: listed("education").map(({ title, year, organisation, description }) => ({
      degree: title as Degree,
      year,
      institution: organisation,
      description,
    })),
    workExperiences: listed("work").map(({ title, year, organisation, description }) => ({
      title,
      year,
      company: organisation,
      description,
    })),
    professionalTrainings: listed("training").map(({ title, year, organisation, description }) => ({
      title,
      year,
      trainingCenter: organisation,
      description,
    })),
    scientificPublications: listed("publication").map(({ title, year, organisation, description }) => ({
      title,
      year,
      publisher: organisation,
      description,
    })),
    conferences: listed("conference").map(({ title, year, organisation, description }) => ({
      title,
      year,
      organizer: organisation,
      description,
    })),
  };
}

/** A coach's resume; empty if nothing was saved yet. */
export async function resumeOf(db: DbOrTx, coachId: string): Promise<StoredResume> {
  return presentResume(coachId, await store.findResume(db, coachId));
}
