import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type Row = { key?: string; name: React.ReactNode; values: readonly React.ReactNode[] };
type NumberTableProps = {
  className: string | undefined;
  /** Where no heading says it already. */
  caption?: string;
  /** The first stands above the names. */
  heads: readonly string[];
  /** Without a key the name is it. */
  rows: readonly Row[];
};

/** A table of numbers, such as those behind a chart: a name and its values in each row. */
export const NumberTable = ({ className, caption, heads, rows }: NumberTableProps) => (
  <table className={className}>
    {caption && (
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
    )}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, key = String(name), values }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {values.map((value, place) => (
            <td key={heads[place + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
