import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./public-shell.module.css";

type PublicShellProps = {
  /** The members' part of the header. */
  tools?: React.ReactNode;
  children: React.ReactNode;
};

/** What stands around every public page. */
export function PublicShell({ tools, children }: PublicShellProps) {
  return (
    <>
      <Header tools={tools} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
