import { useReducer } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import sheet from './applock.css?inline';
import { HomeScreen } from './HomeScreen.tsx';
import { tileKeys } from './names.ts';
import { OpenApp } from './OpenApp.tsx';
import { newPhone, nextPhone } from './phone.ts';
import { Prompt } from './Prompt.tsx';
import { Settings } from './Settings.tsx';
import { Setup } from './Setup.tsx';

adoptStyles(sheet);

/** AppLock: a PIN or pattern in front of toy apps, and stealth mode. */
export function AppLockDemo() {
  const { t } = useText();
  const [phone, send] = useReducer(nextPhone, newPhone);
  const { screen, code } = phone;
  switch (screen.at) {
    case 'setup':
      return <Setup isFirst={code === undefined} onSet={(chosen) => send({ do: 'set', code: chosen })} />;
    case 'home':
      return <HomeScreen phone={phone} onOpen={(target) => send({ do: 'open', target })} />;
    case 'prompt':
      return (
        <Prompt
          target={t(tileKeys[screen.target === 'applock' && phone.isStealthy ? 'calculator' : screen.target])}
          kind={code?.kind ?? 'pin'}
          wrongTries={screen.wrongTries}
          onEnter={(digits) => send({ do: 'enter', digits })}
          onLeave={() => send({ do: 'leave' })}
        />
      );
    case 'app':
      return <OpenApp app={screen.app} onLeave={() => send({ do: 'leave' })} />;
    case 'settings':
      return <Settings phone={phone} send={send} />;
  }
}
