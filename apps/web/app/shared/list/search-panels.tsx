import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panels } from "../../ui/panel.tsx";

type SearchPanelsProps = {
  isEmpty: boolean;
  word: (key: "empty" | "emptyText" | "find") => string;
  children: React.ReactNode;
};

/** A panel for each; while there is none, the search is the next step. */
export const SearchPanels = ({ isEmpty, word, children }: SearchPanelsProps) =>
  isEmpty ? (
    <EmptyState title={word("empty")} action={<PageButton to="search">{word("find")}</PageButton>}>
      {word("emptyText")}
    </EmptyState>
  ) : (
    <Panels>{children}</Panels>
  );
