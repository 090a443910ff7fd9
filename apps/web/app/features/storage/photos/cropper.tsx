import EasyCrop from "react-easy-crop";
// As a file: the page's policy allows no style written by a script.
import "react-easy-crop/react-easy-crop.css";

type CropperProps = Pick<
  React.ComponentProps<typeof EasyCrop>,
  "image" | "aspect" | "crop" | "zoom" | "maxZoom" | "onCropChange" | "onZoomChange" | "onCropAreaChange"
> & { label: string; describedBy: string };

/** The picture under a frame: dragged, pinched, or moved with the arrow keys. */
export const Cropper = ({ label, describedBy, ...rest }: CropperProps) => (
  <EasyCrop
    {...rest}
    disableAutomaticStylesInjection
    keyboardStep={8}
    cropperProps={{ role: "group", "aria-label": label, "aria-describedby": describedBy }}
    mediaProps={{ alt: "" }}
  />
);
