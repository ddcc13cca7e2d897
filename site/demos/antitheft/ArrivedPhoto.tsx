import { useEffect, useRef } from 'react';
import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';

type ArrivedPhotoProps = { isThere: boolean };

/** The photo of the thief on the trusted phone. Below the lost phone's screen, it says whose it is. */
export function ArrivedPhoto({ isThere }: ArrivedPhotoProps) {
  const { t } = useText();
  const hasBeside = useHasBeside();
  const isPicture = useIsPicture();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isThere) text.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  if (isPicture && !isThere) return null;
  return (
    <>
      {isThere && !hasBeside && <h3>{t('flow.station.trustedPhone')}</h3>}
      {isThere && <MagpiePhoto />}
      <p ref={text} className="note" role="status">
        {isThere && t('antitheft.photo.text')}
      </p>
    </>
  );
}
