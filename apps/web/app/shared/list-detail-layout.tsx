import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import styles from "./list-detail-layout.module.css";

type ListDetailLayoutProps = {
  list: React.ReactNode;
  detail: React.ReactNode;
  /** Whether the address chose the detail: then narrow screens show it, otherwise the list. */
  isChosen: boolean;
  /** Leads from the detail to the list where only one of them fits. */
  back: { to: string; label: string };
};

/** A list beside the detail of one of its rows. */
export const ListDetailLayout = ({ list, detail, isChosen, back }: ListDetailLayoutProps) => (
  <div className={styles.beside} data-chosen={isChosen || undefined}>
    <div className={styles.list}>{list}</div>
    {detail && (
      <div className={styles.detail}>
        <Link className={styles.back} to={back.to}>
          <Icon name="chevronRight" /> {back.label}
        </Link>
        {detail}
      </div>
    )}
  </div>
);
