declare module "*.md" {
  export const text: import("./text.ts").Text;
}
