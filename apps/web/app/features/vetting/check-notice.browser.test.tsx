import type { OwnCheck } from "@aufwind/contract/vetting";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarrier, mount } from "../../../test/mount.tsx";
import { CheckNotice, RequestedChanges } from "./check-notice.tsx";

const CHECK: OwnCheck = {
  state: "waiting",
  reasons: ["firstPublication"],
  submittedAt: "2026-11-16T09:00:00.000Z",
  decidedAt: null,
  reason: null,
  requestedChanges: [],
  isHoldingBack: true,
  can: { resubmit: false },
};

test("a profile that waits says so; one that is public meanwhile does not", async () => {
  await mount(<CheckNotice check={CHECK} isPublic={false} />, { path: "/en/coach" });
  await expect.element(page.getByRole("heading", { name: "We are checking your profile" })).toBeVisible();
  await expectNoBarrier();
  await mount(<CheckNotice check={{ ...CHECK, isHoldingBack: false }} isPublic />, { path: "/en/coach" });
  await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
});

test("asked changes lead to their sections, stand there again, and can be submitted", async () => {
  const requestedChanges = [{ section: "photo" as const, sentence: "Please show only yourself." }];
  const check: OwnCheck = { ...CHECK, state: "changesAsked", requestedChanges, can: { resubmit: true } };
  await mount(
    <>
      <CheckNotice check={check} isPublic={false} />
      <RequestedChanges check={check} section="photo" />
      <RequestedChanges check={check} section="resume" />
    </>,
    { path: "/en/coach" },
  );
  await expect
    .element(page.getByRole("link", { name: "Photo" }))
    .toHaveAttribute("href", "/en/coach/profile#photo-profile");
  await expect.element(page.getByRole("button", { name: "Submit again" })).toBeVisible();
  expect(page.getByText("Please show only yourself.").elements()).toHaveLength(2);
  await expectNoBarrier();
});

test("a refusal says why and how to appeal", async () => {
  const check: OwnCheck = { ...CHECK, state: "refused", reason: "It advertises medical treatment." };
  await mount(<CheckNotice check={check} isPublic={false} />, { path: "/en/coach" });
  await expect.element(page.getByText("It advertises medical treatment.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Write an appeal" })).toHaveAttribute("href", "/en/help/contact");
});
