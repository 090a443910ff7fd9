import type { ReactNode } from "react";

/** One fact of a `dl`, in a box of its own: its name, and what it is. */
export const FactLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
