/** The provider's names for colours and shape, and what each changes in the frame. */
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
