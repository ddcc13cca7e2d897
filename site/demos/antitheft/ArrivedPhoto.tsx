import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';

type ArrivedPhotoProps = {
  /** The visitor opened it again. Its text takes over the focus, because the button is gone. */
  isAgain?: boolean;
};

/** The photo of the thief on the trusted phone. */
export function ArrivedPhoto({ isAgain = false }: ArrivedPhotoProps) {
  const { t } = useText();
  const text = useFocusOnMount<HTMLParagraphElement>(isAgain);
  return (
    <>
      <MagpiePhoto />
      <p ref={text} className="note" tabIndex={isAgain ? -1 : undefined}>
        {t('antitheft.photo.text')}
      </p>
    </>
  );
}
