import { appPrivacy, type AppPrivacy } from '#content/facts/app-privacy.ts';
import { apps, type App } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { ShortTexts, type ShortText } from '#site/sections/ShortTexts.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { AppDetails } from './AppDetails.tsx';
import css from './AppMatrix.module.css';

type AppMatrixProps = {
  locale: Locale;
  /** Names of permissions, data and places. */
  names: LocalDocument<'appData'>;
};

/**
 * One row for each app: what leaves the phone, what we keep, and how many permissions it asks for on each platform.
 * Before the lists stands how many there are of each; phones show only that. A row opens the app's details.
 */
export function AppMatrix({ locale, names }: AppMatrixProps) {
  const { t, number } = locale;
  const labels = [t('flow.leaves'), t('trust.ours'), t('trust.permissions')];
  return (
    <div className={css.matrix}>
      <div className={css.columns} aria-hidden="true">
        <span>{t('products.compare.app')}</span>
        <span className={css.cells}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      </div>
      {apps.map((app) => {
        const policies = policiesOf(app);
        const leaves = dataFlows[app.id].lines.filter(leavesPhone).map(({ id }) => ({ text: t(flowKeys[id].what) }));
        const ours = keptByUs(policies, names.entry.data);
        const asks = policies.map(({ platform, permissions }) => ({
          text: t('trust.permissions.on', { number: number(permissions.length), platform: t(platformKey[platform]) }),
        }));
        const askCounts = policies.map(({ permissions }) => permissions.length);
        const counts = [[leaves.length], [ours.length], new Set([Math.min(...askCounts), Math.max(...askCounts)])].map(
          (ends) => [...ends].map((end) => number(end)).join('–'),
        );
        return (
          <Disclosure
            key={app.id}
            contentId={app.slug}
            data-app={app.id}
            summary={
              <>
                <h3 className={css.app}>
                  <AppIcon app={app.id} width={40} height={40} />
                  {t(appNameKey[app.id])}
                </h3>
                <span className={css.cells}>
                  {[leaves, ours, asks].map((texts, index) => (
                    <span key={labels[index]} data-count={counts[index]}>
                      <small>{labels[index]}</small>
                      <ShortTexts
                        texts={texts}
                        none={t('flow.nothing')}
                        {...(texts === ours && textLanguage(names.isFallback))}
                      />
                    </span>
                  ))}
                </span>
              </>
            }
          >
            <AppDetails locale={locale} app={app} names={names} policies={policies} />
          </Disclosure>
        );
      })}
    </div>
  );
}

/** The privacy policies of an app on the platforms where it is available. */
function policiesOf(app: App): AppPrivacy[] {
  return appPrivacy.filter((policy) => policy.app === app.id && policy.available);
}

/**
 * What is on our servers, on any platform. What is only in memory is said with how long, and that a number is only kept as
 * a part of a total.
 */
function keptByUs(
  policies: readonly AppPrivacy[],
  { data: names, retentions }: LocalDocument<'appData'>['entry']['data'],
): ShortText[] {
  const texts = policies.flatMap(({ data }) =>
    data
      .filter(({ place }) => place.startsWith('server'))
      .map(({ kind, place, retention }) => ({
        text: names[kind],
        note: place === 'server-memory' || kind === 'block-count' ? retentions[retention] : undefined,
      })),
  );
  return [...new Map(texts.map((one) => [one.text, one])).values()];
}
