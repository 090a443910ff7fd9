declare module "*.md" {
  export const text: import("./pages/text.ts").Text;
}
