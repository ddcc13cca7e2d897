import type { Locale } from '#site/i18n/locale.ts';
import { Catalogue } from '#site/sections/catalogue/Catalogue.tsx';
import { ClosingAction } from '#site/sections/ClosingAction.tsx';
import { Features } from './Features.tsx';
import { GlobalLeader } from './GlobalLeader.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';
import { VillageStrip } from './VillageStrip.tsx';

type HomePageProps = { locale: Locale };

/** The six sections of the home page, in order, and the drawing of the village at the end. */
export function HomePage({ locale }: HomePageProps) {
  return (
    <>
      <Hero locale={locale} />
      <Features locale={locale} />
      <Catalogue locale={locale} />
      <Testimonials locale={locale} />
      <GlobalLeader locale={locale} />
      <ClosingAction locale={locale} />
      <VillageStrip />
    </>
  );
}
