import { Field } from '#site/demos/shared/Form.tsx';
import { FileRow } from '#site/demos/shared/FileRow.tsx';
import { formatBytes } from '#site/demos/shared/format-bytes.ts';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { StillPicture } from './StillPicture.tsx';

/** The PIN, and the twelve words of the recovery phrase as bars: nobody else should read them. */
function Pin() {
  const { t } = useText();
  return (
    <>
      <Field type="password" label={t('photovault.pin')} isInvalid={false} describedBy="" defaultValue="271828" />
      <div className="phrase">
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </>
  );
}

/** Half of the picture is encrypted already. */
const moving = (
  <div className="half">
    <StillPicture isCipher={false} />
    <StillPicture isCipher />
  </div>
);

function Backup() {
  const { number } = useText();
  return (
    <>
      <div className="packed">
        <StillPicture isCipher />
        <StillPicture isCipher />
        <StillPicture isCipher />
      </div>
      <FileRow name="Backup.nlvault" detail={formatBytes(number, 43_000_000)} />
    </>
  );
}

type GalleryProps = { isPrivateThere: boolean };

/** Thumbnails; the one of the night is private. */
function Gallery({ isPrivateThere }: GalleryProps) {
  return (
    <div className="gallery">
      <i />
      {isPrivateThere && <StillPicture isCipher={false} />}
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

function Sealed() {
  const { t } = useText();
  return (
    <>
      <StillPicture isCipher />
      <p className="note alert">{t('photovault.wrong')}</p>
    </>
  );
}

/** Parts of Photo Vault's screens, and a gallery. */
export const photovaultParts: PartPlaces = {
  steps: [<Pin key="pin" />, moving, <Backup key="backup" />],
  cases: [
    { at: 0, without: <Gallery isPrivateThere />, with: <Gallery isPrivateThere={false} /> },
    { at: 1, without: <StillPicture isCipher={false} />, with: <Sealed /> },
  ],
};
