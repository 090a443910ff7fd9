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
          <TileLink to={path} {...{ name, teaser, sign }} />
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
          <TileLink to={search} {...{ name, teaser, sign }} />
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

type TileLinkProps = Pick<AreaTile, "name" | "teaser" | "sign"> & { to: string };

const TileLink = ({ to, name, teaser, sign }: TileLinkProps) => (
  <PathLink to={to}>
    <LineSign path={sign} />
    <span>
      <b>{name}</b>
      <span className={styles.teaser}>{teaser}</span>
    </span>
  </PathLink>
);
