import { Link } from "react-router";
import styles from "./more-link.module.css";

/** Adds the next page: keeps the scroll position and adds no history entry. */
export const MoreLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link className={styles.more} to={to} preventScrollReset replace>
    {children}
  </Link>
);
