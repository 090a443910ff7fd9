import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../../test/mount.tsx";
import { useOutgoingFiles } from "./attachments/use-outgoing-files.ts";
import { Composer } from "./composer.tsx";
import type { History } from "./history.ts";

const HISTORY: History = {
  conversationId: "01990000-0000-7000-8000-000000000001",
  clientId: "01990000-0000-7000-8000-000000000002",
  coachId: "01990000-0000-7000-8000-000000000003",
  side: "client",
  other: {
    ...{ id: "01990000-0000-7000-8000-000000000003", name: "Jonas Petersen", picture: null, slug: "jonas-petersen" },
    ...{ isOnline: false, deliveredUpTo: 0, readUpTo: 0 },
  },
  can: ["write"],
  ...{ messages: [], hasEarlier: false, waiting: [], newest: 0, unread: 0, firstUnread: null },
};

function Chat({ history, onSend }: { history: History; onSend: (text: string) => void }) {
  const { clientId: userId, conversationId } = history;
  return (
    <>
      <h1>Messages</h1>
      <Composer
        history={history}
        isEager={false}
        outgoing={useOutgoingFiles({ userId, conversationId })}
        onSend={onSend}
      />
    </>
  );
}

async function open(history: Partial<History> = {}) {
  const onSend = vi.fn();
  await mount(<Chat history={{ ...HISTORY, ...history }} onSend={onSend} />);
  return onSend;
}

const field = page.getByRole("textbox", { name: "Message to Jonas Petersen" });
const send = page.getByRole("button", { name: "Send" });

// Nobody answers here: that somebody types is told to nobody.
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
});

test("the field is called by who gets the message, and nothing in it is a barrier", async () => {
  await open();
  await expect.element(field).toBeVisible();
  await expect.element(page.getByLabelText("Attach files")).toBeInTheDocument();
  await expectNoBarrier();
});

test("Enter sends what is written and empties the field; Shift and Enter begin a line", async () => {
  const onSend = await open();
  await field.click();
  await userEvent.keyboard("Hello{Shift>}{Enter}{/Shift}Jonas{Enter}");
  expect(onSend).toHaveBeenCalledExactlyOnceWith("Hello\nJonas", []);
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
});

test("the button sends too, and gives the focus back to the field", async () => {
  const onSend = await open();
  await field.fill("  Hello  ");
  await send.click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith("Hello", []);
  await expect.element(field).toHaveFocus();
});

test("blank lines alone are not sent", async () => {
  const onSend = await open();
  await field.fill("  \n ");
  await send.click();
  expect(onSend).not.toHaveBeenCalled();
});

test("a message that is too long is not sent, and says why at the field", async () => {
  const onSend = await open();
  await field.fill("a".repeat(MESSAGE_LIMIT + 1));
  await field.click();
  await userEvent.keyboard("{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("Your message is too long. Please shorten it.");
  await expect.element(page.getByText("1 character too many")).toBeVisible();
  await expectNoBarrier();
});

test("what is written is still there after the page is left and opened again", async () => {
  const { unmount } = await mount(<Chat history={HISTORY} onSend={() => {}} />);
  await field.fill("Half a thought");
  await unmount();
  await open();
  await expect.element(field).toHaveValue("Half a thought");
});

test("contact data brings a gentle word and is sent all the same", async () => {
  const onSend = await open();
  await field.fill("Write to mira@example.org");
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Please be careful with contact and bank details/);
  await expectNoBarrier();
  await send.click();
  expect(onSend).toHaveBeenCalledOnce();
});

test("where nobody can be written to, a sentence stands in place of the field", async () => {
  await open({ can: [] });
  await expect.element(page.getByText(/^You cannot write to Jonas Petersen at the moment/)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});
