import type { ReactNode } from 'react';
import { appNameKey } from '#site/i18n/app-keys.ts';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Unbroken } from '#site/ui/Unbroken.tsx';
import css from './Opening.module.css';
import type { PartProps } from './part-props.ts';
import { PrimaryStores } from './PrimaryStores.tsx';

type OpeningProps = PartProps & {
  /** The app's still image with the demonstration. */
  stage: ReactNode;
};

/** The space between two sentences. */
const betweenSentences = /(?<=\p{Sentence_Terminal})( )/u;

/** The top of a product page, within the first screen: summary, stores, price, and the app itself. */
export function Opening({ locale, app, text, language, stage }: OpeningProps) {
  const { t, path } = locale;
  return (
    <header className={css.opening}>
      <Cluster className={css.head}>
        <AppIcon app={app.id} />
        <Breadcrumb
          label={t('breadcrumb.label')}
          parent={{ name: t('products.title'), href: path('/products') }}
          name={t(appNameKey[app.id])}
        />
        <h1 {...language}>
          {text.headline.split(betweenSentences).map((part, index) =>
            index % 2 ? (
              part
            ) : (
              <span key={index}>
                <Unbroken text={part} />
              </span>
            ),
          )}
        </h1>
      </Cluster>
      <p className={css.lead} data-size="lead" {...language}>
        {text.lead}
      </p>
      <PrimaryStores className={css.get} locale={locale} app={app.id}>
        <p data-size="small">{t(app.price.sentence)}</p>
      </PrimaryStores>
      {stage}
    </header>
  );
}
