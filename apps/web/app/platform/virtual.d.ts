declare module "virtual:words-manifest" {
  /** The browser chunk of each room's words, by "language/room". */
  export const wordChunks: Record<string, string>;
}
