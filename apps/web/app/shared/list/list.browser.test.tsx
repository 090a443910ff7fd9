import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarrier, mount, shownAddress } from "../../../test/mount.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ApplyButton, BoxesFilter, FilterFields, FilterForm, SelectFilter, WordsFilter } from "./filter-form.tsx";
import { FilterDisclosure, ListBody, ListCount, ListTabs, PagedRows } from "./list-parts.tsx";
import { countFilters, defineList, oneOf, readView, someOf, viewQuery, words } from "./view.ts";

const LIST = defineList(
  { name: words(20), kind: someOf(["round", "flat"]), order: oneOf(["newest", "oldest"], "newest") },
  { filters: ["name", "kind"], mostPages: 3 },
);
const SIZE = 2;
const ALL = ["Ada", "Bea", "Cem", "Dan", "Eva", "Fay", "Gus"];

function People() {
  const [params] = useSearchParams();
  const { view } = readView(LIST, params);
  const count = countFilters(LIST, view);
  const matching = ALL.filter((name) => name.toLowerCase().includes(view.name.toLowerCase()));
  const items = matching.slice(0, view.page * SIZE);
  const hasNext = matching.length > items.length;
  const shown = { items, hasNext, more: hasNext && view.page < LIST.mostPages ? view.page + 1 : null };
  return (
    <>
      <h1>People</h1>
      <ListTabs
        label="Presets"
        tabs={[
          { key: "all", to: "?", label: "All", isHere: count === 0 },
          { key: "flat", to: "?kind=flat", label: "Flat ones", isHere: view.kind.includes("flat") },
        ]}
      />
      <FilterDisclosure count={count} summary={count === 0 ? "Filters" : `Filters (${count})`}>
        <FilterForm list={LIST} view={view}>
          <FilterFields>
            <WordsFilter name="name" label="Name" longest={20} />
            <SelectFilter
              name="order"
              label="Order"
              options={[
                ["newest", "Newest first"],
                ["oldest", "Oldest first"],
              ]}
            />
            <ApplyButton>Search</ApplyButton>
          </FilterFields>
          <BoxesFilter
            name="kind"
            label="Kind"
            options={[
              ["round", "Round"],
              ["flat", "Flat"],
            ]}
          />
        </FilterForm>
      </FilterDisclosure>
      <ListCount count={matching.length}>{`${matching.length} people`}</ListCount>
      <ListBody isOther={false} shown={view.name === "fail" ? null : shown} failed="The people could not be loaded">
        {() =>
          items.length === 0 ? (
            <EmptyState title="Nobody has this name" />
          ) : (
            <PagedRows
              shown={shown}
              queryOf={(next) => viewQuery(LIST, { ...view, page: next })}
              more="Show more people"
              mostShown="No more are shown: filter the list."
            >
              <ul>
                {items.map((name) => (
                  <li key={name}>
                    <a href={`#${name}`} data-first>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </PagedRows>
          )
        }
      </ListBody>
    </>
  );
}

const open = (query = "") => mount(<People />, { path: `/people${query}` });
const form = page.getByRole("search");
const name = page.getByRole("searchbox", { name: "Name" });
const more = page.getByRole("link", { name: "Show more people" });
const shownNames = () => [...document.querySelectorAll("li a[data-first]")].map((link) => link.textContent);
const address = async (expected: string) => expect.poll(shownAddress).toBe(expected);

test("filters are called by their labels, follow the address and have no barrier", async () => {
  await open("?name=a&kind=flat&order=oldest");
  await expect.element(name).toHaveValue("a");
  await expect.element(page.getByRole("combobox", { name: "Order" })).toHaveValue("oldest");
  const kinds = page.getByRole("group", { name: "Kind" });
  await expect.element(kinds.getByRole("checkbox", { name: "Flat" })).toBeChecked();
  await expect.element(kinds.getByRole("checkbox", { name: "Round" })).not.toBeChecked();
  await expectNoBarrier();
});

test("the filters are closed until one is set, and tell how many are", async () => {
  await open();
  await expect.element(page.getByText("Filters", { exact: true })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await open("?name=a&kind=round&kind=flat");
  await expect.element(page.getByText("Filters (3)")).toBeVisible();
  await expect.element(form).toBeVisible();
});

test("a text is searched for with Enter, and not while it is typed", async () => {
  await open("?kind=flat&page=2");
  await name.click();
  await userEvent.keyboard("be");
  await address("/people?kind=flat&page=2");
  await userEvent.keyboard("{Enter}");
  await address("/people?name=be&kind=flat");
  expect(shownNames()).toEqual(["Bea"]);
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole("status").filter({ hasText: "1 people" })).toBeInTheDocument();
});

test("a box and an order apply at once, by the keyboard too, and what is usual leaves the address", async () => {
  await open("?name=a");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Order" }), "oldest");
  await address("/people?name=a&order=oldest");
  page.getByRole("checkbox", { name: "Round" }).element().focus();
  await userEvent.keyboard(" ");
  await address("/people?name=a&kind=round&order=oldest");
  await userEvent.keyboard(" ");
  await address("/people?name=a&order=oldest");
  await expect.element(page.getByRole("checkbox", { name: "Round" })).toHaveFocus();
});

test("without JavaScript the browser itself would ask for the same list", async () => {
  await open("?name=a&kind=flat");
  const element = form.element() as HTMLFormElement;
  expect([element.method, new URL(element.action).pathname]).toEqual(["get", "/people"]);
  await expect.element(page.getByRole("button", { name: "Search" })).toHaveAttribute("type", "submit");
  const typed = new URLSearchParams([...new FormData(element)].map(([field, value]) => [field, String(value)]));
  expect(typed.toString()).toBe("name=a&order=newest&kind=flat");
  expect(viewQuery(LIST, readView(LIST, typed).view)).toBe("name=a&kind=flat");
});

test("a preset says where one is, and resets the fields", async () => {
  await open("?name=a&kind=flat");
  const presets = page.getByRole("navigation", { name: "Presets" });
  await expect.element(presets.getByRole("link", { name: "Flat ones" })).toHaveAttribute("aria-current", "page");
  await presets.getByRole("link", { name: "All" }).click();
  await address("/people");
  await expect.element(name).toHaveValue("");
  await expect.element(page.getByRole("checkbox", { name: "Flat" })).not.toBeChecked();
});

test("more people are added below, and the focus goes to the first new one", async () => {
  await open();
  expect(shownNames()).toEqual(["Ada", "Bea"]);
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await address("/people?page=2");
  expect(shownNames()).toEqual(["Ada", "Bea", "Cem", "Dan"]);
  await expect.element(page.getByRole("link", { name: "Cem" })).toHaveFocus();
  await expectNoBarrier();
});

test("j and k lead from row to row and e opens the one that has the focus; in a field they are letters", async () => {
  await open("?name=a");
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("link", { name: "Ada" })).toHaveFocus();
  await userEvent.keyboard("jj");
  await expect.element(page.getByRole("link", { name: "Bea" })).toHaveFocus();
  await userEvent.keyboard("ke");
  await expect.element(page.getByRole("link", { name: "Ada" })).toHaveFocus();
  expect(window.location.hash).toBe("#Ada");
  await name.click();
  await userEvent.keyboard("jke");
  await expect.element(name).toHaveValue("ajke");
});

test("at the most pages the list says so instead of offering more", async () => {
  await open("?page=3");
  await expect.element(page.getByText("No more are shown: filter the list.")).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test("nothing found is said once and told to screen readers", async () => {
  await open("?name=zoe");
  await expect.element(page.getByText("Nobody has this name")).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "0 people" })).toBeInTheDocument();
  await expectNoBarrier();
});

test("a list that could not be loaded says so and can be tried again", async () => {
  await open("?name=fail");
  await expect.element(page.getByRole("alert").getByText("The people could not be loaded")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectNoBarrier();
});
