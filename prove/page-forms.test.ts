import { expect, test } from "vitest";
import { randomFrom } from "./mutations.ts";
import { badForm, formsIn } from "./page-forms.ts";

const HTML = `<form method="get"><input name="q"/></form>
<form method="post" action="/de/konto?a=1&amp;b=2"><input type="hidden" name="form" value="name"/><textarea name="text"></textarea>
<button name="do" value="save">Save</button></form>`;

test("the forms that are posted are found with their fields", () => {
  expect(formsIn(HTML, "/de")).toEqual([
    {
      action: "/de/konto?a=1&b=2",
      fields: [
        ["form", "name"],
        ["text", "x"],
        ["do", "save"],
      ],
    },
  ]);
});

test("what is sent differs from what the form would send", () => {
  const [form] = formsIn(HTML, "/de");
  const random = randomFrom(1);
  const good = new URLSearchParams(form?.fields).toString();
  const sent = Array.from({ length: 200 }, () => (form ? badForm(form, random) : { type: "", body: "" }));
  expect(sent.filter(({ type, body }) => type.includes("urlencoded") && body === good)).toEqual([]);
});
