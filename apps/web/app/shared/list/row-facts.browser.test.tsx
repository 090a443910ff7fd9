import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../../test/mount.tsx";
import { RowFacts } from "./row-facts.tsx";

const FACTS = ["Tue, 17 Nov, 14:00", null, "Jonas Petersen", false, "•••• 4242"] as const;

test("a narrow line breaks between facts, and never begins with a dot", async () => {
  await mount(
    <div style={{ width: "12rem" }}>
      <RowFacts facts={FACTS} />
    </div>,
  );
  const line = page.getByText("Tue, 17 Nov, 14:00 · Jonas Petersen · •••• 4242");
  await expect.element(line).toBeVisible();
  const facts = [...line.element().children];
  expect(facts.map((fact) => fact.textContent)).toEqual(["Tue, 17 Nov, 14:00 ·", "Jonas Petersen ·", "•••• 4242"]);
  const heights = facts.map((fact) => fact.getBoundingClientRect().height);
  expect(new Set(heights).size).toBe(1);
});
