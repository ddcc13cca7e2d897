import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isVpn } from '#site/demos/screen-states.ts';
import type { LoadedDemo } from '#site/demos/load-demo.ts';
import { sharedStyles } from '#site/demos/running-styles.ts';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import { Button } from '#site/ui/Button.tsx';
import { BesideContext } from './Beside.tsx';
import { TextContext } from './text-context.ts';
import { useIsWide } from './use-is-wide.ts';

export type DemoFrameProps = {
  demo: LoadedDemo;
  /** Class of the row of buttons. */
  controlsClass: string | undefined;
  onClose: () => void;
};

/**
 * A running demonstration: the app on a phone, in place of the still image, with buttons to restart and to close it. On
 * wide screens, the consequences are beside the phone.
 */
export function DemoFrame({ demo, controlsClass, onClose }: DemoFrameProps) {
  const { app, Screen, styles, text } = demo;
  const { t } = text;
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const isWide = useIsWide();
  const hasPlace = isWide || demo.hasSecondPhone;
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => adoptStyles(sharedStyles + styles), [styles]);
  useEffect(() => region.current?.focus({ preventScroll: true }), [round]);
  useEffect(() => {
    // Some time after the app is shown, so that the answer to the first press has its formats, and the app doesn't wait.
    const timer = setTimeout(() => text.number(0), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextContext value={text}>
      <section ref={region} data-demo={app} data-screen={app} tabIndex={-1} aria-labelledby={titleId}>
        <h2 className="visually-hidden" id={titleId}>
          {t(labelKeys[app])}
        </h2>
        <Phone time={text.clock} hasKey={isVpn(app)}>
          <BesideContext key={round} value={hasPlace ? place : undefined}>
            <Screen />
          </BesideContext>
        </Phone>
        {hasPlace && <div ref={setPlace} className={isWide ? 'beside' : 'below'} />}
      </section>
      <div className={controlsClass}>
        <Button variant="secondary" type="button" onClick={() => setRound(round + 1)}>
          {t('demo.restart')}
        </Button>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('demo.close')}
        </Button>
      </div>
    </TextContext>
  );
}

const labelKeys = {
  firewall: 'firewall.label',
  photovault: 'photovault.label',
  applock: 'applock.label',
  antitheft: 'antitheft.label',
  vpn: 'vpn.label',
  password: 'password.label',
};
