import { appIds } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import { ArticleCard, type Article } from '#site/ui/ArticleCard.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { Points } from '#site/ui/Points.tsx';
import { Stars } from '#site/ui/Stars.tsx';
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx';
import { FormSpecimens } from './FormSpecimens.tsx';
import { LayoutSpecimens } from './LayoutSpecimens.tsx';
import { Specimen } from './Specimen.tsx';
import { States } from './States.tsx';
import { TextSpecimens } from './TextSpecimens.tsx';

type SpecimensProps = { locale: Locale };

/** Every component of `site/ui/` in its states, in one language. */
export function Specimens({ locale }: SpecimensProps) {
  const { t, language, path } = locale;
  const title = t('product.limits.title');
  const text = t('products.unsure.text');
  const point = (number: number) => ({ title: `${title} ${number}`, text });
  const article: Article = {
    href: path('/news'),
    title: t('news.heading'),
    summary: t('news.lead'),
    text: {},
    topics: [{ id: 'topic', label: t('news.category.product-news') }],
    date: { iso: '2026-11-21', text: '2026-11-21' },
    author: 'Northlamp',
    readingTime: t('article.readMore'),
    image: { src: '/og.png', width: 1200, height: 630, alt: '' },
  };
  return (
    <>
      <PageIntro above={language.name} title={t('products.title')} lead={text}>
        <ButtonLink href="#main">{t('stage.try')}</ButtonLink>
        <ButtonLink href="#main" variant="secondary">
          {t('stage.failed')}
        </ButtonLink>
        <QuietLink href="#main">{t('catalogue.explore')}</QuietLink>
      </PageIntro>
      <Specimen name="Breadcrumb">
        <Breadcrumb label={t('breadcrumb.label')} parent={{ name: t('products.title'), href: '#main' }} name={title} />
      </Specimen>
      <Specimen name="Stars">
        {([4.5, 5] as const).map((count) => (
          <Stars key={count} count={count} label={String(count)} />
        ))}
      </Specimen>
      <Specimen name="Disclosure: closed, open">
        <Disclosure summary={<h3>{title}</h3>}>
          <p>{text}</p>
        </Disclosure>
        <Disclosure open summary={<h3>{title}</h3>}>
          <p>{text}</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Points">
        <Points points={[point(1), point(2), point(3)]} />
      </Specimen>
      <Specimen name="ArticleCard: in a list, leading it">
        <States>
          <ArticleCard article={article} readMore={t('article.readMore')} />
        </States>
        <ArticleCard article={article} readMore={t('article.readMore')} lead={<Picture {...article.image} />} />
      </Specimen>
      <Specimen name="AppIcon">
        {appIds.map((app) => (
          <AppIcon key={app} app={app} />
        ))}
      </Specimen>
      <Specimen name="Phone">
        <Phone time="21:47">{text}</Phone>
      </Specimen>
      <LayoutSpecimens locale={locale} />
      <TextSpecimens locale={locale} />
      <ChoiceSpecimens locale={locale} />
      <FormSpecimens locale={locale} />
      <Closing title={title} text={text}>
        <ButtonLink href="#main">{t('stage.try')}</ButtonLink>
      </Closing>
    </>
  );
}
