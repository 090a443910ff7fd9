import { expect, test } from "vitest";
import { supportRequestBody } from "./support-request-body.ts";

function form(over: Record<string, string> = {}) {
  const fields = new FormData();
  const given = { topic: "payment", subject: "Karte", message: "Hilfe", appointmentId: "", "shown.page": "/de/hilfe" };
  for (const [name, value] of Object.entries({ ...given, ...over })) fields.set(name, value);
  return fields;
}

test("what is shown goes along only where the box is ticked", () => {
  expect(supportRequestBody(form({ withContext: "on" })).context).toEqual({ page: "/de/hilfe" });
  expect(supportRequestBody(form()).context).toEqual({});
});

test("no appointment is none, and nothing else of the form is sent", () => {
  expect(supportRequestBody(form({ form: "ask" }))).toEqual({
    topic: "payment",
    subject: "Karte",
    message: "Hilfe",
    appointmentId: null,
    context: {},
  });
});
