import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { ChoiceChips } from '#site/ui/ChoiceChips.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Folded } from '#site/ui/Folded.tsx';
import { Pagination } from '#site/ui/Pagination.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { SegmentedControl } from '#site/ui/SegmentedControl.tsx';
import { Specimen } from './Specimen.tsx';
import { States } from './States.tsx';

type ChoiceSpecimensProps = { locale: Locale };

/** Pages shown as links: the third of nine. */
const pages = [1, 2, 3, 4, undefined, 9];

const variants = ['primary', 'secondary', 'pill'] as const;

/** Buttons and choices, and pictures that are loaded, loading and missing. */
export function ChoiceSpecimens({ locale: { t, language, number } }: ChoiceSpecimensProps) {
  const long = t('products.unsure.text');
  const options = [
    { value: 'all', label: t('explorer.all') },
    { value: 'android', label: t('platform.android') },
    { value: 'long', label: long },
  ];
  return (
    <>
      <Specimen name="Button, ButtonLink, QuietLink: states, off, long">
        {variants.map((variant) => (
          <States key={variant}>
            <ButtonLink href="#main" variant={variant}>
              {t('stage.try')}
            </ButtonLink>
          </States>
        ))}
        <Button disabled>{t('form.sending')}</Button> <ButtonLink href="#main">{long}</ButtonLink>
        <QuietLink href="#main">{long}</QuietLink>
      </Specimen>
      <Specimen name="ChoiceChips, SegmentedControl: states">
        {(['rest', 'hover', 'focus'] as const).map((state) => (
          <div key={state} data-forced={state}>
            <ChoiceChips name={`${language.code}-chips-${state}`} legend={state} options={options} />
            <SegmentedControl
              name={`${language.code}-segments-${state}`}
              legend={state}
              options={options.slice(0, 2)}
            />
          </div>
        ))}
      </Specimen>
      <Specimen name="Pagination: states">
        <States>
          <Pagination
            label={t('list.pages')}
            pages={pages.map((page) =>
              page === undefined
                ? undefined
                : {
                    href: `#${page}`,
                    text: number(page),
                    label: t('list.page', { page: number(page) }),
                    isCurrent: page === 3,
                  },
            )}
          />
        </States>
      </Specimen>
      <Specimen name="Disclosure, Folded: states, long">
        <States>
          <Disclosure summary={<h3>{long}</h3>}>
            <p>{long}</p>
          </Disclosure>
          <Folded open summary={<span>{long}</span>}>
            <p>{long}</p>
          </Folded>
        </States>
      </Specimen>
      <Specimen name="Picture: loaded, loading, missing">
        <Picture src="/og.png" width={1200} height={630} alt="" />
        <Picture src="data:," width={1200} height={630} alt="" />
        <Picture src="data:," width={1200} height={630} alt={long} />
      </Specimen>
    </>
  );
}
