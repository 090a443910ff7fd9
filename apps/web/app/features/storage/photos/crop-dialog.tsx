import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/placeholders.tsx";
import { type Area, ASPECTS, mostZoom, type PhotoSource } from "./photo-file.ts";
import styles from "./photos.module.css";

const Cropper = lazy(() => import("./cropper.tsx").then((module) => ({ default: module.Cropper })));

type CropDialogProps = { role: PhotoRole; source: PhotoSource; keep: (area: Area) => void; cancel: () => void };

/** Which part of the picture is kept. */
export function CropDialog({ role, source, keep, cancel }: CropDialogProps) {
  const { t } = useTranslation("storage-photos");
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const maxZoom = mostZoom(role, source);
  return (
    <Dialog title={t("crop.title")} onClose={cancel}>
      <p className={styles.hint} id={`${id}-hint`}>
        {t("crop.hint")}
      </p>
      <div className={styles.stage}>
        <Suspense fallback={<Skeleton />}>
          <Cropper
            image={source.url}
            aspect={ASPECTS[role]}
            label={t("crop.frame")}
            describedBy={`${id}-hint`}
            {...{ crop, zoom, maxZoom }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        </Suspense>
      </div>
      {maxZoom > 1 && (
        <label className={styles.zoom}>
          <span>{t("crop.zoom")}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            aria-valuetext={t("crop.zoomed", { percent: Math.round(zoom * 100) })}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <div className={styles.acts}>
        <Button disabled={!area} onClick={() => area && keep(area)}>
          {t("crop.keep")}
        </Button>
        <Button look="ghost" onClick={cancel}>
          {t("crop.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}
