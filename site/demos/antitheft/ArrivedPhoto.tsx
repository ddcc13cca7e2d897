import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';

type ArrivedPhotoProps = {
  /** The visitor opened it. Its text takes over the focus, because the button is gone. */
  isOpened?: boolean;
};

/** The photo of the thief on the trusted phone. */
export function ArrivedPhoto({ isOpened = false }: ArrivedPhotoProps) {
  const { t } = useText();
  const text = useFocusOnMount<HTMLParagraphElement>(isOpened);
  return (
    <>
      <MagpiePhoto />
      <p ref={text} className="note" tabIndex={isOpened ? -1 : undefined}>
        {t('antitheft.photo.text')}
      </p>
    </>
  );
}
