import type { ReactNode } from "react";
import { Link } from "react-router";
import chosen from "./chosen-rows.module.css";
import { RowFacts } from "./row-facts.tsx";
import rows from "./rows.module.css";

/** A list whose rows open beside it. */
export const ChosenRows = ({ children }: { children: ReactNode }) => (
  <div className={`${rows.table} ${chosen.table}`}>
    <ul>{children}</ul>
  </div>
);

/** Where the row is chosen, and whether it is. */
type ChosenLinkProps = { to: string; isHere: boolean; name: string };

/** The name of a row, which chooses it. */
export const ChosenLink = ({ to, isHere, name }: ChosenLinkProps) => (
  <Link
    className={`${rows.name} ${rows.link}`}
    to={to}
    aria-current={isHere ? "true" : undefined}
    preventScrollReset
    data-first
  >
    {name}
  </Link>
);

type ChosenRowProps = ChosenLinkProps & {
  facts: React.ComponentProps<typeof RowFacts>["facts"];
  /** At the end of the row. */
  pill: ReactNode;
};

/** A row of a list beside its detail: its name chooses it, with facts below and a pill at the end. */
export const ChosenRow = ({ to, isHere, name, facts, pill }: ChosenRowProps) => (
  <li className={`${rows.row} ${chosen.row}`}>
    <div>
      <ChosenLink {...{ to, isHere, name }} />
      <RowFacts className={rows.soft} facts={facts} />
    </div>
    {pill}
  </li>
);
