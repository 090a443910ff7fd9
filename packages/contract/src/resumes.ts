import { DEGREES, isResumeYear, MOST_ENTRIES, RESUME_LIMITS } from "@aufwind/rules/resumes";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, optionalLine, optionalParagraph, paragraph } from "./platform/fields.ts";
import { answer, json, open, problems, upTo, writeProblems } from "./platform/route.ts";

/** Four digits, as text or as a number. */
const year = z
  .union([z.string(), z.number()], { error: "required" })
  .refine((typed) => String(typed).trim() !== "", { error: "required", abort: true })
  .refine((typed) => isResumeYear(String(typed).trim()), { error: "year" })
  .transform((typed) => Number(String(typed).trim()));

const description = paragraph(RESUME_LIMITS.entryText);
const title = line(RESUME_LIMITS.line);
const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry, { error: "invalid" }).max(MOST_ENTRIES, { error: "mostEntries" });

export const Education = z.object({ degree: oneOf(DEGREES), year, institution: title, description });
export const WorkExperience = z.object({ title, year, company: title, description });
export const Training = z.object({ title, year, trainingCenter: title, description });
export const Publication = z.object({ title, year, publisher: title, description });
export const Conference = z.object({ title, year, organizer: title, description });

const head = {
  title: optionalLine(RESUME_LIMITS.line),
  description: optionalParagraph(RESUME_LIMITS.headText),
  /** One of the coach's own documents, by its path. */
  fileUrl: optionalLine(300),
};
const lists = {
  educations: list(Education),
  workExperiences: list(WorkExperience),
  professionalTrainings: list(Training),
  scientificPublications: list(Publication),
  conferences: list(Conference),
};
export const Resume = z.object({ ...head, ...lists });
/** Omitted fields stay: no default may empty them. */
export const ResumePart = z
  .object({
    title: head.title.unwrap(),
    description: head.description.unwrap(),
    fileUrl: head.fileUrl.unwrap(),
    ...lists,
  })
  .partial();

export const StoredResume = z.object({
  id: z.uuid().nullable(),
  CoachId: z.uuid(),
  ...Resume.shape,
});
export type StoredResume = z.output<typeof StoredResume>;

/** A full resume in a script of three bytes per character, with a margin. */
const WHOLE = upTo(1280 * 1024, "tooLarge");

const answered = answer("The resume, each list with the newest first", StoredResume);

export const readResume = createRoute({
  method: "get",
  path: "/api/coaches/cv",
  summary: "Read one's own resume",
  ...open("coach"),
  responses: { 200: answered, ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const replaceResume = createRoute({
  method: "put",
  path: "/api/coaches/cv",
  summary: "Save the whole resume in place of the old one",
  ...open("coach"),
  ...WHOLE,
  request: { body: json(Resume) },
  responses: { 200: answered, ...writeProblems("notSignedIn", "wrongRole", "fileNotYours") },
});

export const updateResume = createRoute({
  method: "patch",
  path: "/api/coaches/cv",
  summary: "Save the parts of the resume that are given",
  ...open("coach"),
  ...WHOLE,
  request: { body: json(ResumePart) },
  responses: { 200: answered, ...writeProblems("notSignedIn", "wrongRole", "fileNotYours") },
});
