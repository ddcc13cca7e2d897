import type { HTMLAttributes } from 'react';
import { appById, type AppId } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Card } from '#site/ui/Card.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Text } from '#site/ui/Text.tsx';
import { AppHead } from './AppHead.tsx';
import css from './AppCard.module.css';

type AppCardProps = HTMLAttributes<HTMLElement> & { locale: Locale; app: AppId };

/** The app that a page is about, and what it is for, as a link to its page. */
export function AppCard({ locale, app, ...rest }: AppCardProps) {
  const { t, path } = locale;
  return (
    <Card isCovered className={css.card} data-unprinted="" data-unsearched="" {...rest}>
      <AppHead locale={locale} app={app} hiddenOn="below-desk">
        <div>
          <Heading level={2} size="lead">
            <a data-cover="" href={path(`/product/${appById(app).slug}`)}>
              {t(appNameKey[app])}
            </a>
          </Heading>
          <Text tone="quiet" size="small">
            {t(appNeedKey[app])}
          </Text>
        </div>
      </AppHead>
      <ArrowEnd data-hidden="desk" />
    </Card>
  );
}
