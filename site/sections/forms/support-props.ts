import { apps } from '#content/facts/apps.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { fileSizeLimit } from './file-size-limit.ts';
import { messageLabels } from './message-labels.ts';
import { formBasics } from './form-basics.ts';
import { protectionNotice } from './protection-notice.ts';

/** Props of the support form. */
export function supportProps(locale: Locale) {
  const { t } = locale;
  return {
    ...formBasics(locale, '/support'),
    notice: protectionNotice(locale),
    labels: {
      ...messageLabels(locale),
      submit: t('support.form.send'),
      app: t('support.form.app'),
      apps: apps.map(({ id }) => ({ value: id, label: t(appNameKey[id]) })),
      platform: t('support.form.platform'),
      platforms: [
        { value: 'android', label: t(platformKey.android) },
        { value: 'ios', label: t(platformKey.ios) },
      ],
      appVersion: t('support.form.version'),
      appVersionHint: t('support.form.versionHint'),
      message: t('support.form.message'),
      messageHint: t('support.form.messageHint'),
      screenshot: {
        label: t('support.form.screenshot'),
        hint: t('support.form.screenshotHint', { size: fileSizeLimit(locale) }),
        remove: t('form.file.remove'),
      },
    },
  };
}
