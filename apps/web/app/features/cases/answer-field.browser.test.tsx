import type { Case } from "@aufwind/contract/cases";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../test/mount.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { AnswerField } from "./answer-field.tsx";

const TEMPLATES = [
  { id: "0190f3c0-0000-7000-8000-000000000001", name: "Rechnung", text: "Ihre Rechnung zu AW-1 liegt bereit." },
  { id: "0190f3c0-0000-7000-8000-000000000002", name: "Termin", text: "Ihr Termin am {{appointment}} um {{time}}." },
];
const field = page.getByRole("textbox", { name: "Antwort an Ruth" });
const search = page.getByRole("combobox");
const press = (keys: string) => userEvent.keyboard(keys);
const chosen = () => document.querySelector("[role=option][aria-selected=true] b")?.textContent;
const value = () => (field.element() as HTMLTextAreaElement).value;

let sent = 0;
beforeEach(async () => {
  sent = 0;
  const opened = { templates: TEMPLATES, locale: "de" } as unknown as Case;
  await mount(
    <PageForm name="answer">
      <AnswerField opened={opened} label="Antwort an Ruth" />
      <button type="submit" name="then" value="close">
        Senden
      </button>
    </PageForm>,
    {
      locale: "de",
      path: "/de/team/faelle/1001",
      action: () => {
        sent += 1;
        return null;
      },
    },
  );
});

test("a slash in the empty field opens the templates; words narrow them, Enter takes one and leads back", async () => {
  await field.click();
  await press("/");
  await expect.element(search).toHaveFocus();
  expect(chosen()).toBe("Rechnung");
  await expectNoBarrier();
  await press("{ArrowDown}");
  expect(chosen()).toBe("Termin");
  await press("bereit{Enter}");
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect([value(), sent]).toEqual([TEMPLATES[0]?.text, 0]);
});

test("what the case does not know is named, and marked in the text so that typing replaces it", async () => {
  await page.getByRole("button", { name: "Vorlage" }).click();
  await expect.element(page.getByText("Noch von Ihnen auszufüllen: appointment, time")).toBeVisible();
  await page.getByRole("option", { name: /^Termin/ }).click();
  await expect.element(field).toHaveFocus();
  await press("Montag");
  expect(value()).toBe("Ihr Termin am Montag um {{time}}.");
});

test("a slash within a text is a slash, Enter without a match sends nothing, Escape changes nothing", async () => {
  await field.click();
  await press("und/oder");
  expect(value()).toBe("und/oder");
  await page.getByRole("button", { name: "Vorlage" }).click();
  await press("xyz{Enter}");
  await expect.element(page.getByText("Keine Vorlage enthält diese Wörter.")).toBeVisible();
  await press("{Escape}");
  await expect.element(search).not.toBeInTheDocument();
  expect([value(), sent]).toEqual(["und/oder", 0]);
});
