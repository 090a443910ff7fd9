import type { Case, CaseEntry } from "@aufwind/contract/cases";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../test/mount.tsx";
import { AnswerForm } from "./answer-form.tsx";

const MARA = "0190f3c0-0000-7000-8000-00000000000a";
const SAM = { id: "0190f3c0-0000-7000-8000-00000000000b", name: "Sam Okafor" };
const entry = (id: string, more: Partial<CaseEntry> = {}): CaseEntry => ({
  ...{ id, kind: "received", author: null, text: "Wo ist meine Rechnung?", data: {}, from: null },
  at: "2026-11-16T09:00:00.000Z",
  ...more,
});
const opened = (entries: CaseEntry[]) =>
  ({
    ...{ number: 1001, version: entries.length, entries, templates: [], locale: "de" },
    person: { id: null, name: "Ruth", email: "ruth@example.org" },
  }) as unknown as Case;

let sent: { isWriting: boolean }[] = [];
beforeEach(() => {
  sent = [];
  vi.spyOn(window, "fetch").mockImplementation(async (request) => {
    sent.push((await (request as Request).json()) as { isWriting: boolean });
    return Response.json({ writing: null });
  });
});

/** The case as it is now; a button brings what comes later. */
function Growing({ first, later }: { first: CaseEntry[]; later: CaseEntry[] }) {
  const [entries, setEntries] = useState(first);
  return (
    <>
      <AnswerForm opened={opened(entries)} ownId={MARA} query="" ignored={undefined} />
      <button type="button" onClick={() => setEntries([...first, ...later])}>
        later
      </button>
    </>
  );
}

const field = page.getByRole("textbox", { name: "Antwort an Ruth" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("what a colleague wrote meanwhile is shown, and sending over it is called so", async () => {
  const later = [entry("2", { kind: "sent", author: SAM, text: "Sie liegt unter „Rechnungen“." })];
  await mount(<Growing first={[entry("1")]} later={later} />, { locale: "de" });
  await field.click();
  await userEvent.keyboard("Guten Tag");
  await expect.element(button("Senden und erledigen")).toBeVisible();
  await button("later").click();
  await expect.element(page.getByText("Sie liegt unter „Rechnungen“.")).toBeVisible();
  await expect.element(button("Trotzdem senden und erledigen")).toBeVisible();
  await expect.element(field).toHaveValue("Guten Tag");
  await expectNoBarrier();
  await field.clear();
  await expect.element(button("Senden und erledigen")).toBeVisible();
});

test("one's own acts meanwhile, and what was there before one began, ask nothing", async () => {
  const own = entry("2", { kind: "act", author: { id: MARA, name: "Mara Köhler" }, data: { act: "assign" } });
  await mount(<Growing first={[entry("1")]} later={[own]} />, { locale: "de" });
  await field.click();
  await userEvent.keyboard("Guten Tag");
  await button("later").click();
  await expect.element(button("Senden und erledigen")).toBeVisible();
});

test("colleagues are told once that somebody writes, and when the field is empty again", async () => {
  await mount(<Growing first={[entry("1")]} later={[]} />, { locale: "de" });
  // The form of an earlier test has said its farewell.
  sent = [];
  await field.click();
  await userEvent.keyboard("Guten");
  await expect.poll(() => sent).toEqual([{ isWriting: true }]);
  await field.clear();
  await expect.poll(() => sent).toEqual([{ isWriting: true }, { isWriting: false }]);
});
