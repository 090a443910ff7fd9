import type { ReactNode } from "react";
import rows from "./rows.module.css";

type RowTableProps = {
  className: string | undefined;
  headClassName?: string | undefined;
  /** What stands above the columns; screen readers hear it in each row. */
  heads: readonly string[];
  label?: string;
  children: ReactNode;
};

/** A list whose rows are columns below a head, where there is space for them. */
export const RowTable = ({ className, headClassName = "", heads, label, children }: RowTableProps) => (
  <div className={`${rows.table} ${className}`}>
    <div className={`${rows.head} ${headClassName}`} aria-hidden="true">
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
    <ul aria-label={label}>{children}</ul>
  </div>
);
