import { templateText } from "@aufwind/rules/notes-templates";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../../test/mount.tsx";
import { RichEditor } from "./rich-editor.tsx";

let written = "";

/** The editor with a text in it; what is typed is kept as it would be stored. */
async function open(text = "") {
  written = text;
  await mount(
    <RichEditor
      text={text}
      label="Your note"
      describedBy="help"
      isInvalid={false}
      takesFocus
      onType={(typed) => {
        written = typed;
      }}
    />,
  );
  await expect.element(box).toHaveFocus();
}
const box = page.getByRole("textbox", { name: "Your note" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);
const stored = (text: string) => expect.poll(() => written).toBe(text);

test("a stored note is shown without its marks, and stays as it is until somebody types", async () => {
  await open("# Aim\n* first **bold**\n 2) second\n\n a ** b ");
  await expect.element(box.getByText("Aim", { exact: true })).toBeVisible();
  expect(box.element().textContent).toBe("Aimfirst boldsecond a ** b ");
  await expect.element(box.getByText("bold")).toBeVisible();
  await press("!");
  await stored("# Aim\n* first **bold**\n 2) second\n\n a ** b !");
  await expectNoBarrier();
});

test("marks that are typed make headings and items, and Enter goes on as the line is", async () => {
  await open();
  await press("## Aim{Enter}- one{Enter}two{Enter}{Enter}after");
  await stored("## Aim\n- one\n- two\nafter");
});

test("a numbered list counts on, and deleting at the beginning takes the mark first", async () => {
  await open();
  await press("1. one{Enter}two");
  await stored("1. one\n2. two");
  const told = new Promise((resolve) => document.addEventListener("selectionchange", resolve, { once: true }));
  await press("{Home}");
  // The browser tells of a moved cursor a moment later.
  await told;
  await press("{Backspace}");
  await stored("1. one\ntwo");
});

test("the buttons say what is on, format the chosen lines and take it back", async () => {
  await open("plain");
  await button("Heading").click();
  await stored("## plain");
  await expect.element(button("Heading")).toHaveAttribute("aria-pressed", "true");
  await button("Heading").click();
  await button("List").click();
  await stored("- plain");
  await press("{Shift>}{Home}{/Shift}");
  await button("Bold").click();
  await stored("- **plain**");
  await button("Undo").click();
  await stored("- plain");
});

test("a template comes after what is there", async () => {
  await open("Before");
  await button("Insert").click();
  await stored(`Before\n\n${templateText("first", "en")}`);
});
