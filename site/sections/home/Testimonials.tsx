import { compactNumber } from '#content/facts/compact-numbers.ts';
import { publishedFigure } from '#content/facts/figures.ts';
import { drawnStars, testimonials } from '#content/facts/testimonials.ts';
import { quoted } from '#locales/quoted.ts';
import { figureText } from '#site/i18n/figure-text.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { avatarSize } from '#site/ui/art/avatar-drawings.ts';
import { Section } from '#site/ui/Section.tsx';
import { Stars } from '#site/ui/Stars.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './Testimonials.module.css';

type TestimonialsProps = { locale: Locale };

const texts = {
  1: { quote: 'testimonial.1.quote', name: 'testimonial.1.name', title: 'testimonial.1.title' },
  2: { quote: 'testimonial.2.quote', name: 'testimonial.2.name', title: 'testimonial.2.title' },
  3: { quote: 'testimonial.3.quote', name: 'testimonial.3.name', title: 'testimonial.3.title' },
} as const satisfies Record<number, Record<string, LabelKey>>;

/** Three testimonials with ratings, in the quotation marks of the language. */
export function Testimonials({ locale }: TestimonialsProps) {
  const { t, number } = locale;
  const reviews = publishedFigure('reviews');
  return (
    <Section aria-labelledby="testimonials-title">
      <Cluster justify="between" align="end" gap={4}>
        <h2 id="testimonials-title">{t('testimonials.title')}</h2>
        <p data-tone="quiet">
          {t('testimonials.satisfaction', {
            share: figureText(locale, 'satisfaction'),
            reviews: number(reviews.value, compactNumber(reviews.value, locale.language.tag)),
          })}
        </p>
      </Cluster>
      <Rows as="ul" columns={3} className={css.list}>
        {testimonials.map(({ id, stars }) => (
          <li key={id}>
            <figure className={css.card}>
              <Stars
                count={drawnStars(stars)}
                label={t('testimonials.rating', { stars: number(drawnStars(stars)), of: number(5) })}
              />
              <blockquote>{quoted(t(texts[id].quote), locale.language.code)}</blockquote>
              <Cluster as="figcaption" gap={3} data-size="small">
                <img src={`/art/avatar-${id}.svg`} alt="" width={avatarSize} height={avatarSize} loading="lazy" />
                <div>
                  <strong>{t(texts[id].name)}</strong>
                  <br />
                  <span data-tone="quiet">{t(texts[id].title)}</span>
                </div>
              </Cluster>
            </figure>
          </li>
        ))}
      </Rows>
      <Text size="small" tone="quiet" data-unsearched="">
        {t('testimonials.source')}
      </Text>
    </Section>
  );
}
