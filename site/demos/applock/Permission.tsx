import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import { Switch } from '#site/demos/shared/Switch.tsx';

/** Android's page for a special permission, which AppLock has and another app doesn't. Only in still screens. */
export function Permission() {
  const { t } = useText();
  return (
    <>
      <h3>{t('trust.permissions')}</h3>
      <Switch label={t('applock.name')} isOn />
      <Switch label={t(tileKeys.maps)} isOn={false} />
    </>
  );
}
