import { screenIds, screenOf } from '#site/demos/screen-states.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { Specimen } from './Specimen.tsx';

/** All screens of the apps, in one language. The press kit's pictures are taken here (`scripts/make-press-pictures.ts`). */
export function ScreenSpecimens({ locale }: { locale: Locale }) {
  return (
    <>
      {screenIds.map((id) => (
        <Specimen key={id} name={`PhoneScreen: ${id}`}>
          <div data-picture={id} data-app={screenOf(id).app}>
            <AppScreen locale={locale} {...screenOf(id)} />
          </div>
        </Specimen>
      ))}
      <Specimen name="PhoneScreen: the start and the end in a window">
        {(['start', 'end'] as const).map((crop) => (
          <AppScreen key={crop} locale={locale} app="vpn" state="connected" crop={crop} />
        ))}
      </Specimen>
    </>
  );
}
