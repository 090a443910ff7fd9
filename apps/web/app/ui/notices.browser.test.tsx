import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectNoBarrier, mount } from "../../test/mount.tsx";
import { Outcome } from "./notices.tsx";

/** The protocol of Chromium, in which these tests run. */
type Session = { send(method: string, params: object): Promise<unknown> };

const wantMotion = (value: "reduce" | "no-preference" | "") =>
  (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
const durations = () => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);

afterEach(() => wantMotion(""));

test("a joyful outcome lets the curve rise for 600 ms", async () => {
  await wantMotion("no-preference");
  await mount(
    <Outcome of={1} joyful>
      The appointment is booked.
    </Outcome>,
  );
  expect(durations()).toEqual([600]);
  await expect.element(page.getByRole("status")).toHaveTextContent("The appointment is booked.");
  await expectNoBarrier();
});

test("nothing rises for whoever wants no motion, and for other outcomes", async () => {
  await wantMotion("reduce");
  await mount(
    <Outcome of={1} joyful>
      The appointment is booked.
    </Outcome>,
  );
  expect(durations()).toEqual([]);
  await wantMotion("no-preference");
  await mount(<Outcome of={2}>The note is saved.</Outcome>);
  expect(document.querySelectorAll("[role=status] svg")).toHaveLength(1);
});
