export const DEGREES = [
  "associate",
  "bachelor",
  "diploma",
  "doctorate",
  "highSchool",
  "master",
  "professional",
] as const;

/** The most entries in each list of a resume. */
export const MOST_ENTRIES = 50;

/** The most characters. */
export const RESUME_LIMITS = { line: 200, entryText: 1000, headText: 2000 } as const;

const YEARS = { first: 1900, last: 2100 } as const;
/** Four digits, and a plausible year. */
export const isResumeYear = (typed: string): boolean =>
  /^\d{4}$/.test(typed) && Number(typed) >= YEARS.first && Number(typed) <= YEARS.last;

/** Newest year first; entries of one year keep their order. */
export const newestFirst = <T extends { year: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.year - a.year);

/** Lists of the past; a publication or a talk may be announced. */
const PAST_LISTS = ["educations", "workExperiences", "professionalTrainings"] as const;
type YearsAheadParams = Partial<Record<(typeof PAST_LISTS)[number], readonly { year: number }[] | undefined>>;

/** The fields of a resume with a future year that must be past. */
export const yearsAhead = (resume: YearsAheadParams, thisYear: number): string[] =>
  PAST_LISTS.flatMap((list) =>
    (resume[list] ?? []).flatMap(({ year }, place) => (year > thisYear ? [`${list}.${place}.year`] : [])),
  );
