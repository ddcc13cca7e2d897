import { useEffect, useId, useRef, useState } from 'react';
import type { LoadedDemo } from '#site/demos/load-demo.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import controls from './controls.css?inline';
import frame from './demo.css?inline';
import { TextContext } from './text-context.ts';

export type DemoFrameProps = {
  demo: LoadedDemo;
  /** Class of the row of buttons below the phone. */
  controlsClass: string | undefined;
  onClose: () => void;
};

adoptStyles(frame);
adoptStyles(controls);

/**
 * A running demonstration: the app on a phone, in place of the still image, with buttons to restart and to close it.
 */
export function DemoFrame({ demo: { app, Screen, text }, controlsClass, onClose }: DemoFrameProps) {
  const { t } = text;
  const phone = useRef<HTMLElement>(null);
  const titleId = useId();
  const [round, setRound] = useState(0);
  useEffect(() => phone.current?.focus({ preventScroll: true }), [round]);
  return (
    <TextContext value={text}>
      <section ref={phone} data-demo={app} tabIndex={-1} aria-labelledby={titleId}>
        <h2 className="visually-hidden" id={titleId}>
          {t(labelKeys[app])}
        </h2>
        <Phone time={clockText(text.number)}>
          <div className="screen" key={round}>
            <Screen />
          </div>
        </Phone>
      </section>
      <div className={controlsClass}>
        <button type="button" onClick={() => setRound(round + 1)}>
          {t('demo.restart')}
        </button>
        <button type="button" onClick={onClose}>
          {t('demo.close')}
        </button>
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
