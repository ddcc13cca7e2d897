import { Switch } from '#site/demos/shared/Switch.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import { PatternPad } from './PatternPad.tsx';
import { Permissions } from './Permissions.tsx';
import { newPhone } from './phone.ts';
import { Tiles } from './Tiles.tsx';

const noop = () => undefined;

/** The lock in front of an app. */
function Prompt() {
  const { t } = useText();
  return (
    <>
      <h3>{t('applock.prompt', { app: t(tileKeys.messages) })}</h3>
      <PatternPad pattern="" onChange={noop} onRelease={noop} />
    </>
  );
}

function OpenMessages() {
  const { t } = useText();
  return (
    <>
      <h3>{t(tileKeys.messages)}</h3>
      <div className="bubbles" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </>
  );
}

function Locks() {
  const { t } = useText();
  return (['messages', 'bank', 'maps'] as const).map((app) => (
    <Switch key={app} label={t(tileKeys[app])} isOn={app !== 'maps'} />
  ));
}

function StealthState({ isOn }: { isOn: boolean }) {
  return useText().t(isOn ? 'applock.stealth.with' : 'applock.stealth.without');
}

/** The home screen, where AppLock has its own name or another: no padlock tells which apps are locked. */
function Home({ isStealthy }: { isStealthy: boolean }) {
  return (
    <div className="home">
      <Tiles phone={{ ...newPhone, locked: [], isStealthy }} onOpen={noop} />
    </div>
  );
}

/** A pattern, and the code that opens AppLock if it is forgotten. */
function NewLock() {
  const { t } = useText();
  return (
    <>
      <PatternPad pattern="6304258" onChange={noop} onRelease={noop} />
      <p className="recovery">
        {t('applock.recovery')}
        <b dir="ltr">7KQ4 M2XV 9RTD HW3F</b>
      </p>
    </>
  );
}

/** Parts of AppLock's screens. */
export const applockParts: PartPlaces = {
  steps: [<NewLock key="lock" />, <Permissions key="permissions" />, <Locks key="locks" />],
  cases: [
    { at: 0, without: <OpenMessages />, with: <Prompt /> },
    {
      at: 3,
      heads: [<StealthState key="off" isOn={false} />, <StealthState key="on" isOn />],
      without: <Home isStealthy={false} />,
      with: <Home isStealthy />,
    },
  ],
};
