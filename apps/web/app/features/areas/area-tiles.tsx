import { PathLink } from "../../platform/i18n/locale.tsx";
import { LineSign } from "../../ui/drawings.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
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

/** Areas that link to their coaches, each with a small link to its page. */
export function SearchTiles({ tiles, about }: { tiles: AreaTile[]; about: string }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, name, teaser, search, path, sign }) => (
        <li key={key} className={styles.twofold}>
          <PathLink to={search}>
            <LineSign path={sign} />
            <span>
              <b>{name}</b>
              <span className={styles.teaser}>{teaser}</span>
            </span>
          </PathLink>
          <PathLink to={path} className={styles.about} title={about}>
            <Icon name="info" />
            <VisuallyHidden>
              {about}: {name}
            </VisuallyHidden>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
