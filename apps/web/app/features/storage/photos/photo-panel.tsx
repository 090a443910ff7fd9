import type { Picture } from "@aufwind/contract/coach-profiles";
import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Photo } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropArea, ProgressBar } from "../../../ui/file-upload.tsx";
import { FoldedPanel } from "../../../ui/folded-panel.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { drawnSize, leastSize, type Size } from "./photo-file.ts";
import styles from "./photos.module.css";
import { usePhoto } from "./use-photo.ts";

type PhotoPanelProps = {
  role: PhotoRole;
  picture: Picture | null;
  /** Whom it shows. */
  name: string;
  /** A client's, which only their own coaches see. */
  isPrivate?: boolean;
  /** Folded until it is edited, on a page with many subjects. */
  isFolded?: boolean;
};

/** The file types offered; a phone then converts to JPEG. */
const ACCEPT = "image/png,image/webp,image/jpeg";

/** A picture of the person: shown, chosen, cropped, uploaded, removed. */
export function PhotoPanel({ isFolded = false, ...photo }: PhotoPanelProps) {
  const { t } = useTranslation("storage-photos");
  const { role, picture } = photo;
  const panel = { title: t(`${role}.title`), id: `photo-${role}` };
  if (!isFolded)
    return (
      <Panel {...panel}>
        <PhotoForm {...photo} />
      </Panel>
    );
  return (
    <FoldedPanel {...panel} state={t(picture ? "there" : `${role}.none`)} act={t("edit")}>
      <PhotoForm {...photo} />
    </FoldedPanel>
  );
}

function PhotoForm({ role, picture, name, isPrivate = false }: PhotoPanelProps) {
  const { t } = useTranslation("storage-photos");
  const { step, outcome, choose, keep, remove, cancel } = usePhoto(role);
  const isBusy = step.at !== "rest";
  return (
    <>
      <p>{t(isPrivate ? "private.text" : `${role}.text`)}</p>
      <div className={styles.photo} data-role={role}>
        <div className={styles.frame}>
          {picture ? (
            <Photo picture={picture} alt={t(`${role}.alt`, { name })} sizes={SIZES[role]} />
          ) : (
            <Icon name={role === "profile" ? "user" : "picture"} />
          )}
        </div>
        <div className={styles.choose}>
          <DropArea
            label={t(picture ? `${role}.replace` : `${role}.choose`)}
            hint={
              <>
                <span className={styles.drag}>{t("drag")} </span>
                {t("rule", { least: pixels(leastSize(role)), most: pixels(drawnSize(role, LARGE)) })}
              </>
            }
            accept={ACCEPT}
            disabled={isBusy}
            onFiles={([file]) => file && choose(file)}
          />
          {picture && <RemovePhoto role={role} isPrivate={isPrivate} disabled={isBusy} remove={remove} />}
        </div>
      </div>
      {step.at === "sending" && (
        <div className={styles.sending} role="status">
          <p>{t("sending")}</p>
          <ProgressBar share={step.share} label={t("sending")} />
        </div>
      )}
      {outcome && (outcome.ok ? <Outcome of={outcome}>{outcome.text}</Outcome> : <Refused text={outcome.text} />)}
      {step.at === "cropping" && (
        <CropDialog role={role} source={step.source} keep={(area) => keep(step.source, area)} cancel={cancel} />
      )}
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
    </>
  );
}

const LARGE = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
const pixels = ({ width, height }: Size) => `${width}×${height}`;

const SIZES = { profile: "160px", banner: "(max-width: 60rem) 100vw, 640px" } as const;

const Refused = ({ text }: { text: string }) => (
  <p className={styles.refused} role="alert">
    <Icon name="alert" /> <span>{text}</span>
  </p>
);

type RemovePhotoProps = { role: PhotoRole; isPrivate: boolean; disabled: boolean; remove: () => void };

/** Explains it before it is done. */
function RemovePhoto({ role, isPrivate, disabled, remove }: RemovePhotoProps) {
  const { t } = useTranslation("storage-photos");
  return (
    <details className={styles.remove}>
      <summary>{t(`${role}.remove`)}</summary>
      <div>
        <p>{t(isPrivate ? "private.consequence" : `${role}.consequence`)}</p>
        <Button look="danger" small disabled={disabled} onClick={remove}>
          {t(`${role}.remove`)}
        </Button>
      </div>
    </details>
  );
}
