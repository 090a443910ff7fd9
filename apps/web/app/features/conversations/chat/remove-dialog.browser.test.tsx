import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../../test/mount.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

const ID = "01990000-0000-7000-8000-000000000001";

async function open(answer: () => Promise<Response>) {
  const asked = vi.spyOn(window, "fetch").mockImplementation(answer);
  const [onRemoved, onClose] = [vi.fn(), vi.fn()];
  await mount(
    <>
      <h1>Messages</h1>
      <RemoveDialog conversationId={ID} name="Jonas Petersen" onRemoved={onRemoved} onClose={onClose} />
    </>,
  );
  return { asked, onRemoved, onClose };
}

const dialog = page.getByRole("dialog", { name: "Delete this conversation?" });
const remove = page.getByRole("button", { name: "Delete for me" });

test("deleting a conversation says first that only one side loses it", async () => {
  await open(async () => new Response(null, { status: 204 }));
  await expect.element(dialog).toMatchTextContent(/Jonas Petersen keeps all messages/);
  await expectNoBarrier();
});

test("deleting asks the API once, however often the button is pressed", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { asked, onRemoved } = await open(() => promise);
  await remove.click();
  await expect.element(page.getByRole("button", { name: "Deleting …" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  resolve(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining(ID) });
});

test("a deletion that failed says so and can be tried again", async () => {
  const { onRemoved } = await open(() => Promise.reject(new TypeError("no network")));
  await remove.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^The conversation was not deleted\./);
  await expect.element(remove).toBeVisible();
  expect(onRemoved).not.toHaveBeenCalled();
});

test("Escape keeps the conversation", async () => {
  const { asked, onClose } = await open(async () => new Response(null, { status: 204 }));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).not.toHaveBeenCalled();
});
