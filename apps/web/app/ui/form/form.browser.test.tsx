import { SupportRequest } from "@aufwind/contract/support";
import type { ActionFunction } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidFields } from "../../../test/invalid-fields.ts";
import { expectNoBarrier, mount } from "../../../test/mount.tsx";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup, SelectField } from "./choices.tsx";
import { PasswordPair } from "./password-pair.tsx";
import { PostForm } from "./post-form.tsx";
import { CheckboxSearch } from "./searchable-checkboxes.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextArea, TextField } from "./text-fields.tsx";

// The rules come with the first touch of a form, and until then the server says what is wrong.
beforeAll(() =>
  Promise.all([import("./check-form.ts"), import("@aufwind/contract/locales/en/fields.json")]).then(() => {}),
);

const REQUEST = SupportRequest.pick({ name: true, email: true });

type Answer = (values: Record<string, string>) => FormResult | Promise<FormResult>;
const accepts: Answer = (values) => ({ ok: true, form: "contact", data: null, values });
const refuses: Answer = (values) =>
  invalidFields({
    form: "contact",
    values,
    errors: [{ field: "email", code: "taken", message: "This address is known already." }],
  });

const answering = (answer: Answer) => {
  const action = vi.fn<ActionFunction>(async ({ request }) =>
    answer(Object.fromEntries(await request.formData()) as Record<string, string>),
  );
  return action;
};

async function open({ answer = accepts, more = null }: { answer?: Answer; more?: React.ReactNode } = {}) {
  const action = answering(answer);
  await mount(
    <>
      <h1>Contact</h1>
      <PostForm name="contact" schema={async () => REQUEST} success={() => <p>Thank you, we will write.</p>}>
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" type="email" help="We answer to this address." />
        {more}
        <SubmitButton>Send</SubmitButton>
      </PostForm>
    </>,
    { action },
  );
  return action;
}

const name = page.getByRole("textbox", { name: "Name" });
const address = page.getByRole("textbox", { name: "Email" });
const send = page.getByRole("button", { name: "Send" });
const summary = page.getByRole("alert");

test("a field is called by its label and described by its help", async () => {
  await open({ more: <TextField name="phone" label="Phone" optional /> });
  await expect.element(address).toHaveAccessibleDescription("We answer to this address.");
  await expect.element(page.getByRole("textbox", { name: "Phone (optional)" })).not.toBeRequired();
  await expect.element(name).toBeRequired();
  await expectNoBarrier();
});

test("an incomplete form is not sent: a summary takes the focus, names each field and leads to it by the keyboard", async () => {
  const action = await open();
  await name.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/^Some fields need a look/);
  await expectNoBarrier();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: /^Name: / })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveFocus();
  await expect.element(address).toBeInvalid();
  expect(action).not.toHaveBeenCalled();
});

test("what is wrong is said on leaving a field, and goes as soon as it is right", async () => {
  await open();
  await address.fill("mira");
  await userEvent.tab();
  await expect.element(address).toBeInvalid();
  await expect.element(address).toHaveAccessibleDescription(/We answer to this address\. .+/);
  await address.fill("mira@example.org");
  await expect.element(address).toHaveAccessibleDescription("We answer to this address.");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
});

test("a refusal is shown at its field and at the top with the input kept, until the field changes", async () => {
  await open({ answer: refuses });
  await name.fill("Mira");
  await address.fill("mira@example.org");
  await send.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Email: This address is known already." })).toBeVisible();
  await expect.element(address).toHaveAccessibleDescription(/This address is known already\.$/);
  await expect.element(name).toHaveValue("Mira");
  await expectNoBarrier();
  await address.fill("mira.vogel@example.org");
  await expect.element(address).toBeValid();
});

test("a form that was taken gives its place and the focus to the answer", async () => {
  const action = await open();
  await name.fill("Mira");
  await address.fill("mira@example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Thank you, we will write.");
  await expect.element(page.getByRole("status")).toHaveFocus();
  await expect.element(send).not.toBeInTheDocument();
  expect(action).toHaveBeenCalledTimes(1);
});

test("a form that is being sent says so and is not sent twice", async () => {
  const { promise, resolve } = Promise.withResolvers<FormResult>();
  const action = await open({ answer: () => promise });
  await name.fill("Mira");
  await address.fill("mira@example.org");
  await send.click();
  await expect.element(page.getByRole("button", { name: "Sending …" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  resolve(await accepts({}));
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(action).toHaveBeenCalledTimes(1);
});

test("the characters that are left are counted, and said aloud only near the end", async () => {
  await open({ more: <TextArea name="message" label="Message" max={20} /> });
  await page.getByRole("textbox", { name: "Message" }).fill("Hello 👋");
  const counter = page.getByText("13 characters left");
  await expect.element(counter).toHaveAttribute("aria-live", "off");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello, dear coaches of ours");
  await expect.element(page.getByText("7 characters too many")).toHaveAttribute("aria-live", "polite");
});

test("choices are made by the keyboard alone and are sent", async () => {
  const sent = vi.fn<Answer>(accepts);
  const options = ["morning", "evening"].map((value) => ({ value, label: value }));
  await open({
    answer: sent,
    more: (
      <>
        <RadioGroup name="part" legend="When" options={options} defaultValue="morning" />
        <SelectField name="topic" label="Topic" options={options} />
        <Checkbox name="terms" label="I agree" />
      </>
    ),
  });
  await name.fill("Mira");
  await address.fill("mira@example.org");
  await userEvent.tab();
  await expect.element(page.getByRole("group", { name: "When" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Tab}{ArrowDown}{Tab} {Tab}{Enter}");
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ part: "evening", topic: "evening", terms: "on" });
});

test("a password is shown and hidden by a button, and its rules are ticked off while it is typed", async () => {
  await open({ more: <PasswordPair /> });
  const password = page.getByLabelText("New password", { exact: true });
  const rules = page.getByRole("list", { name: "What the password needs" });
  await expect.element(password).toHaveAttribute("type", "password");
  await password.fill("sommer");
  await expect.element(rules.getByText("A lowercase letter (done)")).toBeVisible();
  await expect.element(rules.getByText("A digit", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect.element(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expectNoBarrier();
});

test("a search among boxes says what it found, and Enter in it sends nothing", async () => {
  const search = vi.fn();
  const action = await open({
    more: <CheckboxSearch label="Search languages" query="ger" search={search} found="1 language" />,
  });
  await name.fill("Mira");
  await address.fill("mira@example.org");
  await page.getByRole("searchbox", { name: "Search languages" }).click();
  await userEvent.keyboard("m{Enter}");
  expect(search).toHaveBeenLastCalledWith("germ");
  await expect.element(page.getByText("1 language")).toHaveAttribute("role", "status");
  expect(action).not.toHaveBeenCalled();
});
