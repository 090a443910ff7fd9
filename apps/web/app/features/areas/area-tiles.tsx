import { PathLink } from "../../platform/i18n/locale.tsx";
import { LineSign } from "../../ui/line-drawing.tsx";
import styles from "./area-tiles.module.css";
import type { AreaTile } from "./tiles.server.ts";

export function AreaTiles({ tiles }: { tiles: AreaTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, name, teaser, path, sign }) => (
        <li key={key}>
          <PathLink to={path}>
            <LineSign path={sign} />
            <span>
              <b>{name}</b>
              <span className={styles.teaser}>{teaser}</span>
            </span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
