import { useReducer } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { CalculatorPad } from './CalculatorPad.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { LockList } from './LockList.tsx';
import { OpenApp } from './OpenApp.tsx';
import { isDisguise, newPhone, nextPhone, type PhoneState } from './phone.ts';
import { Prompt } from './Prompt.tsx';
import { Settings } from './Settings.tsx';
import { Setup } from './Setup.tsx';

/** The styles of the running app besides those of its pictures. */
export { default as runningStyles } from './running.css?inline';

type AppLockDemoProps = {
  /** The phone at the start. */
  initial?: PhoneState;
  /** A pattern that is drawn already. */
  pattern?: string;
};

/** AppLock: a PIN or pattern in front of toy apps, and stealth mode. */
export function AppLockDemo({ initial = newPhone, pattern }: AppLockDemoProps) {
  const [phone, send] = useReducer(nextPhone, initial);
  const { screen, code } = phone;
  const enter = (digits: string) => send({ do: 'enter', digits });
  const leave = () => send({ do: 'leave' });
  return (
    <>
      {view()}
      <Beside isExtra>
        <LockList phone={phone} />
      </Beside>
    </>
  );

  function view() {
    switch (screen.at) {
      case 'setup':
        return (
          <Setup
            needsPin={phone.isStealthy}
            pattern={pattern}
            onSet={(chosen) => send({ do: 'set', code: chosen })}
            onLeave={code && leave}
          />
        );
      case 'home':
        return <HomeScreen phone={phone} onOpen={(target) => send({ do: 'open', target })} />;
      case 'prompt':
        return isDisguise(phone) ? (
          <CalculatorPad onEnter={enter} onLeave={leave} />
        ) : (
          <Prompt
            target={screen.target}
            kind={code?.kind ?? 'pin'}
            wrongTries={screen.wrongTries}
            onEnter={enter}
            onLeave={leave}
          />
        );
      case 'app':
        return <OpenApp app={screen.app} isLockable={phone.locked.includes(screen.app)} onLeave={leave} />;
      case 'settings':
        return <Settings phone={phone} send={send} />;
    }
  }
}
