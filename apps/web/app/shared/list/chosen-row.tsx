import type { ReactNode } from "react";
import { Link } from "react-router";
import chosen from "./chosen-rows.module.css";
import rows from "./rows.module.css";

type ChosenRowProps = {
  /** Where the row is chosen, and whether it is. */
  to: string;
  isHere: boolean;
  name: string;
  facts: readonly string[];
  /** At the end of the row. */
  pill: ReactNode;
};

/** A row of a list beside its detail: its name chooses it, with facts below and a pill at the end. */
export const ChosenRow = ({ to, isHere, name, facts, pill }: ChosenRowProps) => (
  <li className={`${rows.row} ${chosen.row}`}>
    <div>
      <Link
        className={`${rows.name} ${rows.link}`}
        to={to}
        aria-current={isHere ? "true" : undefined}
        preventScrollReset
        data-first
      >
        {name}
      </Link>
      <span className={rows.soft}>{facts.join(" · ")}</span>
    </div>
    {pill}
  </li>
);
