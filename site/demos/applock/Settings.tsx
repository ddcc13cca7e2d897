import { Switch } from '#site/demos/shared/Switch.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { tileKeys } from './names.ts';
import { appNames, type PhoneEvent, type PhoneState } from './phone.ts';

type SettingsProps = { phone: PhoneState; send: (event: PhoneEvent) => void };

/** AppLock's own screen: which apps are locked, stealth mode, another code. */
export function Settings({ phone: { locked, isStealthy }, send }: SettingsProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <div className="title">
        <h3 ref={title} tabIndex={-1}>
          {t('applock.name')}
        </h3>
        <button className="plain" type="button" onClick={() => send({ do: 'leave' })}>
          {t('applock.leave')}
        </button>
      </div>
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
