import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { renderPatiently } from "./render-patiently.server.ts";

test("a part that was pending stands in its place on a long page, for whoever has no JavaScript", async () => {
  const Form = lazy(async () => ({ default: () => <form aria-label="newsletter">{"x".repeat(1000)}</form> }));
  const page = (
    <html lang="en">
      <body>
        <main>{"long ".repeat(10_000)}</main>
        <Suspense>
          <Form />
        </Suspense>
        <footer />
      </body>
    </html>
  );
  const html = await renderPatiently(page, { nonce: "n", within: 1000 });
  expect(html.indexOf("<form")).toBeGreaterThan(0);
  expect(html.indexOf("<form")).toBeLessThan(html.indexOf("<footer"));
  expect(html.includes("hidden")).toBe(false);
});
