import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import { appNames, type PhoneEvent, type PhoneState } from './phone.ts';
import { Switch } from '#site/demos/shared/Switch.tsx';
import { TitleBar } from './TitleBar.tsx';

type SettingsProps = { phone: PhoneState; send: (event: PhoneEvent) => void };

/** AppLock's own screen: which apps are locked, stealth mode, another code. */
export function Settings({ phone: { locked, isStealthy }, send }: SettingsProps) {
  const { t } = useText();
  return (
    <>
      <TitleBar title={t('applock.name')} leave={t('applock.leave')} onLeave={() => send({ do: 'leave' })} />
      <p className="note">{t('applock.locks')}</p>
      {appNames.map((app) => (
        <Switch
          key={app}
          label={t(tileKeys[app])}
          isOn={locked.includes(app)}
          onTurn={() => send({ do: 'toggle-lock', app })}
        />
      ))}
      <h3>{t('applock.stealth')}</h3>
      <Switch label={t('applock.stealth.text')} isOn={isStealthy} onTurn={() => send({ do: 'toggle-stealth' })} />
      <div className="buttons">
        <button className="plain" type="button" onClick={() => send({ do: 'change' })}>
          {t('applock.change')}
        </button>
      </div>
    </>
  );
}
