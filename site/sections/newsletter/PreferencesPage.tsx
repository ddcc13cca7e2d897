import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import { liveLanguages, type Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { SelectField } from '#site/ui/form/SelectField.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { NewsletterIntro } from './NewsletterIntro.tsx';
import { TokenForm } from './TokenForm.tsx';

type PreferencesPageProps = { locale: Locale };

/**
 * Subscription settings: change the language, unsubscribe, or erase all data. The value of the pressed button is the
 * action.
 */
export function PreferencesPage({ locale }: PreferencesPageProps) {
  const { t, path } = locale;
  return (
    <NewsletterIntro title={t('newsletter.preferences.title')}>
      <TokenForm
        locale={locale}
        form="newsletter-preferences"
        action={path(newsletterPaths.preferences)}
        text={t('newsletter.preferences.text')}
      >
        <SelectField
          id="newsletter-preferences-language"
          name="language"
          label={t('newsletter.preferences.language')}
          options={liveLanguages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
        />
        <Button type="submit" name="action" value="save">
          {t('newsletter.preferences.save')}
        </Button>
        <Stack align="start" gap={3}>
          <Heading level={2} size="h3">
            {t('newsletter.preferences.leave.title')}
          </Heading>
          <Text tone="quiet">{t('newsletter.preferences.leave.text')}</Text>
          <Button type="submit" name="action" value="unsubscribe" variant="secondary">
            {t('newsletter.unsubscribe.action')}
          </Button>
        </Stack>
        <Stack align="start" gap={3}>
          <Heading level={2} size="h3">
            {t('newsletter.preferences.erase.title')}
          </Heading>
          <Text tone="quiet">{t('newsletter.preferences.erase.text')}</Text>
          <Button type="submit" name="action" value="erase" variant="secondary">
            {t('newsletter.preferences.erase.action')}
          </Button>
        </Stack>
      </TokenForm>
    </NewsletterIntro>
  );
}
