import { Switch } from '#site/demos/shared/Switch.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import { PatternPad } from './PatternPad.tsx';
import { Permission } from './Permission.tsx';
import { newPhone } from './phone.ts';
import { Tiles } from './Tiles.tsx';
import { Toy } from './Toy.tsx';

const noop = () => undefined;

/** The lock in front of an app. */
function Prompt() {
  const { t } = useText();
  return (
    <>
      <h3>{t('applock.prompt', { app: t(tileKeys.messages) })}</h3>
      <PatternPad pattern="" onChange={noop} onEnter={noop} />
    </>
  );
}

function OpenMessages() {
  const { t } = useText();
  return (
    <>
      <h3>{t(tileKeys.messages)}</h3>
      <Toy app="messages" />
    </>
  );
}

function Locks() {
  const { t } = useText();
  return (['messages', 'bank', 'maps'] as const).map((app) => (
    <Switch key={app} label={t(tileKeys[app])} isOn={app !== 'maps'} />
  ));
}

/** The setting, and how AppLock looks on the home screen then: no padlock tells which apps are locked. */
function Stealth({ isOn }: { isOn: boolean }) {
  const { t } = useText();
  return (
    <>
      <Switch label={t('applock.stealth')} isOn={isOn} />
      <div className="home">
        <Tiles phone={{ ...newPhone, locked: [], isStealthy: isOn }} onOpen={noop} />
      </div>
    </>
  );
}

/** Parts of AppLock's screens. */
export const applockParts: PartPlaces = {
  steps: [
    <PatternPad key="pattern" pattern="6304258" onChange={noop} onEnter={noop} />,
    <Permission key="permission" />,
    <Locks key="locks" />,
  ],
  cases: [
    { at: 0, without: <OpenMessages />, with: <Prompt /> },
    { at: 3, without: <Stealth isOn={false} />, with: <Stealth isOn />, isSetting: true },
  ],
};
