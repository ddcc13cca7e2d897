import { useId } from 'react';
import { Hills } from '#site/demos/shared/Hills.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import type { PhoneState, Target } from './phone.ts';
import { Tiles } from './Tiles.tsx';

type HomeScreenProps = { phone: PhoneState; onOpen: (target: Target) => void };

/** The phone's home screen: its clock, which takes the focus, and the apps in front of hills at night. */
export function HomeScreen({ phone, onOpen }: HomeScreenProps) {
  const { t, clock } = useText();
  const hintId = useId();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="home">
      <Upper>
        <h3 ref={title} tabIndex={-1} aria-describedby={hintId}>
          <span className="visually-hidden">{t('applock.home')}</span>
          <span aria-hidden="true">{clock}</span>
        </h3>
        <p className="note" id={hintId}>
          {t(phone.isStealthy ? 'applock.home.stealthy' : 'applock.home.text')}
        </p>
      </Upper>
      <Tiles phone={phone} onOpen={onOpen} />
      {!useIsPicture() && <Hills />}
    </div>
  );
}
