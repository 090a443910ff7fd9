/** Keeps the browser from calling home: tests reach this machine and nothing else. */
export const QUIET = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
