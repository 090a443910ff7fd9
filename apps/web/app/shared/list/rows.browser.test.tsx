import { Link } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import { Button } from "../../ui/button.tsx";
import { RowMenu } from "./row-menu.tsx";
import rows from "./rows.module.css";
import { SelectAll, SelectBox, SelectionBar } from "./selection.tsx";

const NAMES = ["Ada", "Bea", "Cem"];

const People = () => (
  <>
    <h1>People</h1>
    <SelectAll />
    <div className={rows.table}>
      <ul aria-label="People">
        {NAMES.map((name) => (
          <li key={name} className={rows.row}>
            <SelectBox id={name} label={`Select ${name}`} />
            <Link className={`${rows.name} ${rows.link}`} to={`/${name}`}>
              {name}
            </Link>
            <RowMenu label={`Actions: ${name}`} quick={<Link to={`/${name}/write`}>Write</Link>}>
              <Link to={`/${name}/file`}>File</Link>
            </RowMenu>
          </li>
        ))}
      </ul>
    </div>
    <SelectionBar query="">
      <Button type="submit" name="form" value="remove">
        Remove
      </Button>
    </SelectionBar>
  </>
);

test("the whole row is its link, and the menu closes with the choice", async () => {
  await page.viewport(1280, 800);
  await mount(<People />);
  const row = page.getByRole("listitem").filter({ hasText: "Bea" });
  await userEvent.click(row, { position: { x: 700, y: 20 } });
  await expect.poll(shownAddress).toBe("/Bea");
  const opener = row.getByRole("button", { name: "Actions: Bea" });
  await userEvent.click(opener);
  await expectNoBarrier();
  await userEvent.click(row.getByRole("link", { name: "File" }));
  await expect.poll(shownAddress).toBe("/Bea/file");
  await expect.element(row.getByRole("link", { name: "File" })).not.toBeInTheDocument();
});

test("rows are selected by box or all at once, counted, and unselected again", async () => {
  await mount(<People />);
  const remove = page.getByRole("button", { name: "Remove" });
  await expect.element(remove).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("checkbox", { name: "Select Ada" }));
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await expect.element(remove).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Select all" }));
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear the selection" }));
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: "Select Cem" })).not.toBeChecked();
});

test("the line above the list selects all rows, and follows them", async () => {
  await mount(<People />);
  const all = page.getByRole("checkbox", { name: "Select all" });
  await userEvent.click(all);
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await userEvent.click(page.getByRole("checkbox", { name: "Select Bea" }));
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await expect.element(all).not.toBeChecked();
  await userEvent.click(all);
  await userEvent.click(all);
  await expect.element(page.getByRole("button", { name: "Remove" })).not.toBeInTheDocument();
});
