import { areaByKey } from "@aufwind/rules/areas/areas";
import { Link } from "react-router";
import { useLocale } from "../../platform/locale.tsx";
import { LineSign } from "../../ui/line-drawing.tsx";
import styles from "./area-overview.module.css";
import type { AreaTile } from "./tiles.server.ts";

/** Every area with all its topics, each a link to its line. */
export function AreaOverview({ tiles }: { tiles: AreaTile[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.areas}>
      {tiles.map(({ key, name, path, sign }) => (
        <li key={key}>
          <h2>
            <LineSign path={sign} />
            <Link className={styles.name} to={path}>
              {name}
            </Link>
          </h2>
          <ul className={styles.topics}>
            {areaByKey(key)?.topics.map((topic) => (
              <li key={topic.key}>
                <Link to={`${path}#${topic.key}`}>{topic[locale]}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
