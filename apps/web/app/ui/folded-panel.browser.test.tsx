import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarrier, mount } from "../../test/mount.tsx";
import { FoldedPanel, FoldedPanels } from "./folded-panel.tsx";

const languages = (isOpen = false) => (
  <FoldedPanels>
    <h1>Profile</h1>
    <FoldedPanel title="Languages" state="German, Turkish" act="Edit" id="languages" isOpen={isOpen}>
      <p id="turkish">Which ones you speak</p>
    </FoldedPanel>
  </FoldedPanels>
);
const inside = () => page.getByText("Which ones you speak");

test("a folded panel says how it stands, and opens with its line", async () => {
  await mount(languages());
  await expect.element(page.getByText("German, Turkish")).toBeVisible();
  await expect.element(inside()).not.toBeVisible();
  await expectNoBarrier();
  await page.getByRole("heading", { name: "Languages" }).click();
  await expect.element(inside()).toBeVisible();
  await expect.element(page.getByText("German, Turkish")).not.toBeVisible();
  await expectNoBarrier();
});

test("it is open for an address that leads into it, and for what must be seen", async () => {
  await mount(languages(), { path: "/#turkish" });
  await expect.element(inside()).toBeVisible();
  await mount(languages(true));
  await expect.element(inside()).toBeVisible();
});
