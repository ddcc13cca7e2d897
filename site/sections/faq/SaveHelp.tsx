import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { Text } from '#site/ui/Text.tsx';

type SaveHelpProps = { locale: Locale };

/** A button that saves help on the device; `site/inline/save-help.ts` shows it where browsers can do that. */
export function SaveHelp({ locale: { t } }: SaveHelpProps) {
  const [save, remove] = [t('offline.save'), t('offline.delete')];
  return (
    <div hidden>
      <Text>{t('offline.save.text')}</Text>
      <Button type="button" variant="secondary" id="save-help" data-save={save} data-remove={remove}>
        {save}
      </Button>
    </div>
  );
}
