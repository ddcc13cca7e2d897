import { useText } from '#site/demos/shared/text-context.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';

/** The photo of the thief on the trusted phone. */
export function ArrivedPhoto() {
  const { t } = useText();
  return (
    <>
      <MagpiePhoto />
      <p className="note">{t('antitheft.photo.text')}</p>
    </>
  );
}
