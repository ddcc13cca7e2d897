import { useText } from '#site/demos/shared/text-context.ts';
import { Switch } from '#site/demos/shared/Switch.tsx';

/** The two special permissions that AppLock needs, on Android's pages for them. Only in still screens. */
export function Permissions() {
  const { t } = useText();
  return (
    <>
      <h3>{t('trust.permissions')}</h3>
      <Switch label={t('applock.usage')} isOn />
      <Switch label={t('applock.overlay')} isOn />
    </>
  );
}
