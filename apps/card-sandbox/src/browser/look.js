/** What a page may say about colours and shape, by the provider's names, and what it changes in the frame. */
export const VARIABLES = {
  colorPrimary: "--teal",
  colorBackground: "--card",
  colorText: "--ink",
  colorTextSecondary: "--soft",
  colorTextPlaceholder: "--placeholder",
  colorDanger: "--danger",
  borderRadius: "--radius",
  fontSizeBase: "--size",
};
