import { MOST_ENTRIES, RESUME_LIMITS } from "@aufwind/rules/resumes";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { RESUME } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

const PATH = "/api/coaches/cv";
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await person(server, { kind: "coach" });
});

const put = (over: object = {}, { browser }: Person = coach) => browser.send("PUT", PATH, { ...RESUME, ...over });
const patch = (part: object, { browser }: Person = coach) => browser.send("PATCH", PATH, part);
const read = async ({ browser }: Person = coach) => (await browser.get(PATH)).json();

/** A document like after an upload. */
const addDocument = ({ userId }: Person, name: string) =>
  server.database
    .insertInto("documents")
    .values({
      owner_id: userId,
      name,
      file_key: `documents/${userId}-${name}`,
      content_type: "application/pdf",
      size_bytes: 1,
      created_at: server.clock.now(),
    })
    .execute();

test("is empty at first", async () => {
  const lists = {
    educations: [],
    workExperiences: [],
    professionalTrainings: [],
    scientificPublications: [],
    conferences: [],
  };
  expect(await read()).toEqual({ id: null, CoachId: coach.userId, title: "", description: "", fileUrl: "", ...lists });
});

test("is kept as it was sent, and keeps its id", async () => {
  const response = await put();
  expect(response.status).toBe(200);
  const saved = (await response.json()) as { id: string };
  expect(saved).toEqual({ ...RESUME, id: expect.any(String), CoachId: coach.userId });
  expect(await read()).toEqual(saved);
  expect(await (await put({ title: "Neu" })).json()).toEqual({ ...saved, title: "Neu" });
});

test("a full one fits, whatever script it is written in", async () => {
  const full = (entry: object) =>
    Array.from({ length: MOST_ENTRIES }, () => ({ ...entry, description: "語".repeat(RESUME_LIMITS.entryText) }));
  const long = "語".repeat(RESUME_LIMITS.line);
  const [titled, year] = [{ title: long, year: 2019 }, 2019];
  const response = await put({
    title: long,
    description: "語".repeat(RESUME_LIMITS.headText),
    educations: full({ degree: "master", year, institution: long }),
    workExperiences: full({ ...titled, company: long }),
    professionalTrainings: full({ ...titled, trainingCenter: long }),
    scientificPublications: full({ ...titled, publisher: long }),
    conferences: full({ ...titled, organizer: long }),
  });
  expect(response.status).toBe(200);
  expect((await put({ title: "x".repeat(1300 * 1024) })).status).toBe(413);
});

test("a PUT takes the place of all that was there", async () => {
  await put();
  const bare = { title: "", description: "", fileUrl: "", educations: [], conferences: [] };
  expect(await (await put({ ...bare, workExperiences: [] })).json()).toMatchObject({
    ...bare,
    workExperiences: [],
    professionalTrainings: RESUME.professionalTrainings,
  });
});

test.each([
  { title: "Neuer Titel" },
  { description: "" },
  { conferences: [] },
  { workExperiences: [{ title: "Chefin", year: 2024, company: "Praxis", description: "Alles" }] },
  {},
])("a PATCH with %j changes only that", async (part) => {
  await put();
  const before = (await read()) as object;
  expect((await patch(part)).status).toBe(200);
  expect(await read()).toEqual({ ...before, ...part });
});

test("a PATCH can be the first word", async () => {
  expect(await (await patch({ title: "Coach" })).json()).toMatchObject({ title: "Coach", educations: [] });
});

test("lists begin with the newest, and keep the order given within a year", async () => {
  const entry = (title: string, year: number) => ({ title, year, organizer: "Verband", description: "Vortrag" });
  const given = [entry("a", 2001), entry("b", 2020), entry("c", 2001), entry("d", 2011), entry("e", 2020)];
  const { conferences } = (await (await patch({ conferences: given })).json()) as { conferences: { title: string }[] };
  expect(conferences.map(({ title }) => title).join("")).toBe("bedac");
});

test("a year may come as text", async () => {
  const [education] = RESUME.educations;
  await patch({ educations: [{ ...education, year: " 2019 " }] });
  expect(await read()).toMatchObject({ educations: [{ year: 2019 }] });
});

const ENTRIES = {
  educations: ["degree", "year", "institution", "description"],
  workExperiences: ["title", "year", "company", "description"],
  professionalTrainings: ["title", "year", "trainingCenter", "description"],
  scientificPublications: ["title", "year", "publisher", "description"],
  conferences: ["title", "year", "organizer", "description"],
} as const;
const cases = Object.entries(ENTRIES).flatMap(([list, fields]) => fields.map((field) => [list, field] as const));

test.each(cases)("an entry of %s needs its %s", async (list, field) => {
  await put();
  const before = await read();
  const [entry] = RESUME[list as keyof typeof ENTRIES];
  for (const empty of ["", undefined, field === "degree" ? "" : "  "]) {
    const part = { [list]: [entry, { ...entry, [field]: empty }] };
    for (const response of [await patch(part), await put(part)])
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { errors: [{ field: `${list}.1.${field}`, code: "required" }] },
      ]);
  }
  expect(await read()).toEqual(before);
});

const [education] = RESUME.educations;
const fifty = Array.from({ length: 51 }, () => education);
test.each([
  [{ educations: [{ ...education, year: "20" }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, year: 20190 }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, year: "2o19" }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, year: 2019.5 }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, year: 1899 }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, year: "2101" }] }, "educations.0.year", "year"],
  [{ educations: [{ ...education, degree: "king" }] }, "educations.0.degree", "invalid"],
  [{ educations: [{ ...education, description: "x".repeat(1001) }] }, "educations.0.description", "tooLong"],
  [{ educations: [{ ...education, institution: "a\nb" }] }, "educations.0.institution", "characters"],
  [{ educations: fifty }, "educations", "mostEntries"],
  [{ educations: "x" }, "educations", "invalid"],
  [{ title: "x".repeat(201) }, "title", "tooLong"],
  [{ description: "x".repeat(2001) }, "description", "tooLong"],
])("bad input fails at its field, and nothing changes: %#", async (part, field, code) => {
  await put();
  const before = await read();
  for (const response of [await patch(part), await put(part)])
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field, code }] }]);
  expect(await read()).toEqual(before);
});

describe("the file", () => {
  test("is one of the coach's own documents, and gone with it", async () => {
    await addDocument(coach, "Zeugnis.pdf");
    expect(await (await put({ fileUrl: "documents/Zeugnis.pdf" })).json()).toMatchObject({
      fileUrl: "documents/Zeugnis.pdf",
    });
    await patch({ title: "x" });
    expect(await read()).toMatchObject({ fileUrl: "documents/Zeugnis.pdf" });
    await server.database.deleteFrom("documents").where("owner_id", "=", coach.userId).execute();
    expect(await read()).toMatchObject({ title: "x", fileUrl: "" });
    await addDocument(coach, "Zeugnis.pdf");
    expect(await read()).toMatchObject({ fileUrl: "" });
  });

  test("can be taken away again", async () => {
    await addDocument(coach, "Zeugnis.pdf");
    await put({ fileUrl: "documents/Zeugnis.pdf" });
    expect(await (await patch({ fileUrl: "" })).json()).toMatchObject({ fileUrl: "" });
  });

  test.each([
    "documents/Fremd.pdf",
    "documents/Fehlt.pdf",
    "Zeugnis.pdf",
    "documents/../documents/Zeugnis.pdf",
    "photos/profile",
    "https://evil.example/x.pdf",
    "javascript:alert(1)",
  ])("%s is not among them", async (fileUrl) => {
    await addDocument(coach, "Zeugnis.pdf");
    await addDocument(await person(server, { kind: "coach" }), "Fremd.pdf");
    await put();
    const before = await read();
    for (const response of [await put({ fileUrl, title: "Neu" }), await patch({ fileUrl, conferences: [] })])
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { code: "fileNotYours", errors: [{ field: "fileUrl", code: "fileNotYours" }] },
      ]);
    expect(await read()).toEqual(before);
  });
});

test("neither a visitor nor a client, and no other coach", async () => {
  await put();
  const before = await read();
  const client = await person(server);
  expect((await server.request(PATH)).status).toBe(401);
  expect((await client.browser.get(PATH)).status).toBe(403);
  for (const method of ["PUT", "PATCH"] as const) {
    expect((await server.send(method, PATH, { body: RESUME })).status).toBe(401);
    expect((await client.browser.send(method, PATH, RESUME)).status).toBe(403);
  }
  const other = await person(server, { kind: "coach" });
  const { id } = before as { id: string };
  expect((await other.browser.get(`${PATH}/${id}`)).status).toBe(404);
  await put({ id, CoachId: coach.userId, title: "Fremd" }, other);
  expect(await read()).toEqual(before);
  expect(await read(other)).toMatchObject({ CoachId: other.userId, title: "Fremd" });
});

test("a degree, a job or a training of a year to come is refused at its field; a talk may be announced", async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  const { browser } = await person(server, { kind: "coach" });
  const degree = { degree: "master", year: 2031, institution: "FU Berlin", description: "Psychologie" };
  const save = (part: object) => browser.send("PATCH", "/api/coaches/cv", part);
  const refused = await save({ educations: [{ ...degree, year: 2026 }, degree] });
  const { errors } = (await refused.json()) as { errors: { field: string; code: string }[] };
  expect([refused.status, errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([
    422,
    ["educations.1.year yearAhead"],
  ]);
  expect((await save({ educations: [{ ...degree, year: 2026 }] })).status).toBe(200);
  const talk = { title: "Tagung", year: 2027, organizer: "Verband", description: "Vortrag" };
  expect((await save({ conferences: [talk] })).status).toBe(200);
});
