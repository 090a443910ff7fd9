import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../test/mount.tsx";
import { Dialog } from "./dialog.tsx";

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Notes</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <Dialog title="Delete this note?" onClose={() => setOpen(false)}>
          <p>It cannot be brought back.</p>
          <button type="button" onClick={() => setOpen(false)}>
            Keep it
          </button>
        </Dialog>
      )}
    </>
  );
}

const dialog = page.getByRole("dialog", { name: "Delete this note?" });
const opener = page.getByRole("button", { name: "Delete", exact: true });

async function open() {
  await mount(<Opener />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

test("a dialog is called by its title and has no barrier", async () => {
  await open();
  await expectNoBarrier();
});

test("the keyboard stays in an open dialog", async () => {
  await open();
  for (let press = 0; press < 4; press++) {
    await userEvent.tab();
    expect(document.activeElement === document.body || dialog.element().contains(document.activeElement)).toBe(true);
  }
  await expect.element(opener).not.toHaveFocus();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the button at its top", () => page.getByRole("button", { name: "Close" }).click()],
  ["an answer in it", () => page.getByRole("button", { name: "Keep it" }).click()],
])("%s closes a dialog, and the focus returns to what opened it", async (_, close) => {
  await open();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
