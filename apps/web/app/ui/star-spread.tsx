import { Star } from "./star.tsx";
import styles from "./star-spread.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Bar = { stars: number; count: number; share: number; label: string; unit: string };
type StarSpreadProps = {
  /** "4,6", and the same in words. */
  score: string;
  scoreWords: string;
  /** The count, in words. */
  total: string;
  caption: string;
  bars: readonly Bar[];
};

/** A mean rating and its distribution: a chart that is a table. */
export function StarSpread({ score, scoreWords, total, caption, bars }: StarSpreadProps) {
  return (
    <div className={styles.spread}>
      <p className={styles.score}>
        <span aria-hidden="true">
          {score} <Star />
        </span>
        <VisuallyHidden>{scoreWords}</VisuallyHidden>
        <small>{total}</small>
      </p>
      <table className={styles.bars}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {bars.map(({ stars, count, share, label, unit }) => (
            <tr key={stars}>
              <th scope="row">{label}</th>
              <td className={styles.bar} aria-hidden="true">
                <i style={{ "--share": share } as React.CSSProperties} />
              </td>
              <td>
                {count}
                <VisuallyHidden> {unit}</VisuallyHidden>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
