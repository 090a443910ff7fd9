import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../../test/mount.tsx";
import { PAYMENT, PREVIEW } from "./payment-fixture.ts";
import { RefundPanel, type RefundPanelProps } from "./refund-panel.tsx";

const NONE: RefundPanelProps = {
  payment: PAYMENT,
  cases: [],
  choice: { part: "", amount: "", bearer: "shared", because: "" },
  preview: null,
  problem: null,
  done: { refundId: null, transferredId: null, invoice: null, approvalId: null },
};
const HALF = { ...NONE, choice: { ...NONE.choice, part: "half" as const }, preview: PREVIEW };
const path = "/en/team/payments/1";
const show = (props: RefundPanelProps) => mount(<RefundPanel {...props} />, { path });

test("each choice goes into the address at once; another amount once it is typed", async () => {
  await show(NONE);
  await userEvent.click(page.getByRole("radio", { name: "50%" }));
  await expect.poll(shownAddress).toBe(`${path}?part=half&amount=&bearer=shared`);
  await userEvent.type(page.getByLabelText("Amount in euros"), "12,50{Enter}");
  await expect.poll(shownAddress).toBe(`${path}?part=amount&amount=12%2C50&bearer=shared`);
  await expectNoBarrier();
});

test("the preview says what client, coach and we get, and the button what it does", async () => {
  await show(HALF);
  const effects = page.getByRole("region", { name: "What the refund does" });
  await expect.element(effects).toBeVisible();
  for (const said of ["Emre Aslan gets€59.50", "Share of Jonas Petersen€52.36", "A-2026-1 is corrected by €59.50"])
    expect(effects.element().textContent).toContain(said);
  await expect.element(page.getByRole("button", { name: "Refund €59.50" })).toBeVisible();
  await expect.element(page.getByText(/a second person decides/)).not.toBeInTheDocument();
  await expectNoBarrier();
});

test("above the limit a second person is asked, and the button says so", async () => {
  const client = { cardCents: 30_000, giftCents: 0, packageCents: 0, creditCents: 0 };
  await show({ ...HALF, preview: { ...PREVIEW, client, needsApproval: true } });
  await expect.element(page.getByText("A second person has to decide")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ask to approve €300.00" })).toBeVisible();
});

test("the fee of somebody who did not come is waived by one press, with a reason to begin with", async () => {
  const payment = { ...PAYMENT, scheduledStatus: "No Show" as const };
  await show({ ...NONE, payment });
  await userEvent.click(page.getByRole("link", { name: "Waive the no-show fee" }));
  await expect.poll(shownAddress).toBe(`${path}?part=whole&bearer=platform&because=waived`);
  const choice = { part: "whole", amount: "", bearer: "platform", because: "waived" } as const;
  await show({ ...HALF, payment, choice });
  await expect.element(page.getByLabelText("Reason")).toHaveValue("Fee waived as goodwill.");
});

test("a refused preview says why; what cannot be refunded has no form", async () => {
  await show({ ...NONE, problem: "That is more than was paid." });
  await expect.element(page.getByText("That is more than was paid.")).toBeVisible();
  const dispute = { id: "dp_1", cents: 1, reason: "fraudulent", status: "open" as const, openedAt: "", closedAt: null };
  await show({ ...NONE, payment: { ...PAYMENT, disputes: [dispute], can: { refund: false, waiveFee: false } } });
  await expect.element(page.getByText(/^The bank has taken this payment back\./)).toBeVisible();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
});

test("what was done takes the focus and leads to the approval", async () => {
  await show({
    ...NONE,
    done: { refundId: null, transferredId: null, invoice: null, approvalId: "0199f0a0-0000-7000-8000-00000000000a" },
  });
  await expect.element(page.getByRole("status")).toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "See the approval" }))
    .toHaveAttribute("href", "/en/team/approvals?approval=0199f0a0-0000-7000-8000-00000000000a");
});
