import { Form, Link, useActionData, useRevalidator } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../../test/mount.tsx";
import { useAnswer } from "./use-answer.ts";

function Page() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <Form method="post">
        <button type="submit">Save</button>
      </Form>
      <button type="button" onClick={() => revalidate()}>
        Read anew
      </button>
      <Link to="/elsewhere">Go on</Link>
      <p>{useAnswer<string>() ?? "Nothing was said"}</p>
      <p>{useActionData<string>() ? "Known to the router" : "Forgotten by the router"}</p>
    </>
  );
}

test("an answer stays while the page is read anew, and goes with the next visit", async () => {
  await mount(<Page />, { action: async () => "It is saved" });
  await expect.element(page.getByText("Nothing was said")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Known to the router")).toBeVisible();
  await page.getByRole("button", { name: "Read anew" }).click();
  await expect.element(page.getByText("Forgotten by the router")).toBeVisible();
  await expect.element(page.getByText("It is saved")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect.element(page.getByText("Nothing was said")).toBeVisible();
});
