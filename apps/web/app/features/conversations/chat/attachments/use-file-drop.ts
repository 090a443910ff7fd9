import { useEffect, useState } from "react";
import { keepPage } from "../../../../ui/keep-page.ts";

type Dropping = { isOn: boolean; onFiles: (files: File[]) => void };

/** Files may be dropped anywhere on the element with `target`. */
export function useFileDrop({ isOn, onFiles }: Dropping) {
  const [isOver, setOver] = useState(false);
  useEffect(keepPage, []);
  const brings = ({ dataTransfer }: React.DragEvent) => isOn && dataTransfer.types.includes("Files");
  return {
    isOver,
    target: {
      onDragOver: (event: React.DragEvent) => setOver(brings(event)),
      onDragLeave({ currentTarget, relatedTarget }: React.DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: React.DragEvent) {
        setOver(false);
        if (brings(event)) onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
