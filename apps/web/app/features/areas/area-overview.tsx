import { areaByKey } from "@aufwind/rules/areas";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
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
            <PathLink className={styles.name} to={path}>
              {name}
            </PathLink>
          </h2>
          <ul className={styles.topics}>
            {areaByKey(key)?.topics.map((topic) => (
              <li key={topic.key}>
                <PathLink to={`${path}#${topic.key}`}>{topic[locale]}</PathLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
