import styles from "./icon.module.css";

/** Small line drawings on a 24 px grid, inline so that a page loads none of them twice. */
const DRAWINGS = {
  alert: "M12 8v5m0 3.2v.1M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z",
  arrowRight: "M5 12h14m-6-6 6 6-6 6",
  arrowUp: "M12 19V5m-6 6 6-6 6 6",
  bell: "M12 4a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6-2 7.5h15c0-1.5-2-2.5-2-7.5A5.5 5.5 0 0 0 12 4zm-2 13a2 2 0 0 0 4 0",
  briefcase: "M4.5 8.5h15V19h-15zM9 8.5v-3h6v3M4.5 13h15",
  calendar: "M5 6.5h14v13H5zM5 10.5h14M9 4v4m6-4v4",
  card: "M4 6h16v12H4zm0 4h16M7 14.5h4",
  check: "m5 12.5 4.5 4.5L19 7.5",
  checks: "m2.5 12.5 4 4L15 8m-4.2 8 .7.5L20 8",
  chevronDown: "m6 9 6 6 6-6",
  chevronRight: "m9 6 6 6-6 6",
  clip: "M18.5 11.5 12 18a4.2 4.2 0 0 1-6-6l7-7a2.8 2.8 0 0 1 4 4l-6.8 6.8a1.4 1.4 0 0 1-2-2L14 8",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 3.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  copy: "M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9",
  dots: "M5.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0",
  download: "M12 4.5v10.5m-4.5-4 4.5 4.5 4.5-4.5M5 19.5h14",
  euro: "M18 6.5a7 7 0 1 0 0 11M4 10.5h9m-9 3h8",
  file: "M13.5 4H6.5v16h11V8zm0 0v4h4M9.5 12.5h5m-5 3.5h5",
  flag: "M6 20V5m0 0h11l-2.5 4L17 13H6",
  gift: "M4.5 9.5h15v4h-15zm1.5 4h12v6.5H6zm6-4v10.5m0-10.5c-4.5 0-5.5-5-2.5-5 2 0 2.5 3 2.5 5zm0 0c4.5 0 5.5-5 2.5-5-2 0-2.5 3-2.5 5z",
  globe: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c5 5 5 11 0 16m0-16c-5 5-5 11 0 16",
  heart: "M12 20s-7-4.4-7-9.6A4.1 4.1 0 0 1 12 7.6a4.1 4.1 0 0 1 7 2.8C19 15.6 12 20 12 20z",
  home: "M4.5 11 12 4.5l7.5 6.5M6.5 9.5v10h11v-10M10 19.5v-5h4v5",
  info: "M12 11v5.5m0-9v.1M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z",
  key: "M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm2.8 1.2L19 4.5m-3 3 2.5 2.5m-5 0 2 2",
  list: "M9.5 7H19M9.5 12H19M9.5 17H19M5.5 7h.1m-.1 5h.1m-.1 5h.1",
  lock: "M7.5 11h9a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5v-4A2.5 2.5 0 0 1 7.5 11zM8 11V8a4 4 0 0 1 8 0v3",
  logout: "M14 5H5.5v14H14m-4-7h10m-4-4 4 4-4 4",
  mail: "M4.5 6.5h15v11h-15zm0 1 7.5 6 7.5-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  message: "M4.5 5.5h15v10.5h-8L7 19.5V16H4.5zM8.5 9.5h7m-7 3h4",
  microphone: "M12 4a2.8 2.8 0 0 0-2.8 2.8v4.4a2.8 2.8 0 0 0 5.6 0V6.8A2.8 2.8 0 0 0 12 4zm-6 7a6 6 0 0 0 12 0m-6 6v3",
  microphoneOff:
    "M14.8 9V6.8a2.8 2.8 0 0 0-5.3-1.2m-.3 4.1v1.5a2.8 2.8 0 0 0 4.2 2.4M6 11a6 6 0 0 0 9.5 4.9m2.1-2.6c.3-.7.4-1.5.4-2.3m-6 6v3M4.5 4.5l15 15",
  mobile: "M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zm3 14h2",
  moon: "M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z",
  pen: "M5 19l1-4.5L16 4.5l3.5 3.5-10 10zM13.5 7 17 10.5",
  phone:
    "M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2C10.5 19.3 4.7 13.5 4 6.2A2 2 0 0 1 6 4z",
  picture: "M4.5 5.5h15v13h-15zm0 9.5 4.5-4 4 3.5 2.5-2 4 3.5M15 9.2v.1",
  pip: "M4 5.5h16v13H4zm8.5 6.5h5v4h-5z",
  print: "M7.5 9V4.5h9V9M7.5 16H4.5V9h15v7h-3m-9-2.5h9v6h-9z",
  rss: "M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8m-7.5-.5h.1",
  search: "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4",
  send: "M4.5 12 20 5l-4.5 14-4-6zm7 1L20 5",
  settings: "M5 7.5h7m5 0h2M5 16.5h2m5 0h7M14.5 5v5m-5 4v5",
  share: "M12 15V4m-4 4 4-4 4 4M6.5 11.5h-2v8h15v-8h-2",
  shield:
    "M12 3.8c2.4 1.7 4.7 2.5 7 2.7.2 6-1.7 10.5-7 13.7-5.3-3.2-7.2-7.7-7-13.7 2.3-.2 4.6-1 7-2.7zm-3 8.2 2.2 2.3 3.9-4.3",
  star: "m12 4.2 2.4 5 5.5.8-4 3.9 1 5.5-4.9-2.6-4.9 2.6 1-5.5-4-3.9 5.5-.8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6",
  system: "M4 5.5h16v10.5H4zm5 14h6m-3-3.5v3.5",
  tablet: "M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zm5 14h2",
  trash: "M5 7h14M9.5 7V4.5h5V7m-8 0 .8 12.5h9.4L17.5 7m-7 3.5v5.5m3-5.5v5.5",
  upload: "M12 15.5V5m-4.5 4L12 4.5 16.5 9M5 19.5h14",
  user: "M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM5 19.5c.8-6 13.2-6 14 0",
  video: "M4 7.5h10.5v9H4zm10.5 3.5 5.5-3v8l-5.5-3",
  videoOff: "M9.5 7.5h5V11l5.5-3v8l-2-1.1m-3.5 1.6H4v-9h1.5m-1-3 15 15",
} as const;

export type IconName = keyof typeof DRAWINGS;
export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[];

/** Decoration beside a text; what it means is said by the text or by the label of its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
