import type { AppId } from '#content/facts/apps.ts';
import { reachesUs } from '#content/facts/data-flows.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { flowKeys } from './product/flow-keys.ts';
import { ShortTexts } from './ShortTexts.tsx';

/** What reaches our servers from an app: its lines to our station, in the words of its diagram. */
export function ReachesUs({ locale: { t }, app }: { locale: Locale; app: AppId }) {
  return (
    <ShortTexts texts={reachesUs(app).map(({ id }) => ({ text: t(flowKeys[id].what) }))} none={t('flow.nothing')} />
  );
}
