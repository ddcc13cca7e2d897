import { appById } from '#content/facts/apps.ts';
import { appPrivacy, type AppPrivacy } from '#content/facts/app-privacy.ts';
import { appNames } from '#content/facts/company.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { Reading } from '#site/sections/article/Reading.tsx';
import { languageOfText, textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Card } from '#site/ui/Card.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import '#site/ui/prose.css';
import { LegalCard } from './LegalCard.tsx';
import { LegalHead } from './LegalHead.tsx';
import { PolicySection } from './PolicySection.tsx';
import { policyWriter, type AppData } from './policy-text.ts';

type AppPolicyPageProps = {
  locale: Locale;
  policy: AppPrivacy;
  document: LocalDocument<'appPrivacy'>;
  /** Names of data and permissions, in the language of the document. */
  names: AppData;
};

/** The privacy policy of one app on one platform: a template filled with the facts of the app. */
export function AppPolicyPage({ locale, policy, document: { entry, english, isFallback }, names }: AppPolicyPageProps) {
  const { t, date } = locale;
  const template = entry.data;
  const write = policyWriter(locale, languageOfText(locale.language, isFallback), template, names, policy);
  const text = textLanguage(isFallback);
  const [newest] = template.changes;
  const wanted = policy.available ? 'available' : 'unavailable';
  const sections = template.sections.filter((section) => section.for === wanted || section.for === 'all');
  return (
    <>
      <article>
        <LegalHead
          title={write.plain(template.title)}
          summary={policy.available ? write.plain(template.summary) : undefined}
          text={text}
          version={t('legal.version', { date: date(new Date(policy.version)) })}
          changes={{ anchor: 'changes', label: t('legal.changes') }}
        />
        <Reading
          locale={locale}
          headings={sections.map(({ id, heading }) => ({ slug: id, text: write.plain(heading) }))}
          text={text}
          card={
            newest && (
              <LegalCard locale={locale} change={newest} english={english.data.changes[0]} anchor="changes">
                {policy.available && (
                  <AtAGlance locale={locale} names={names} write={write} policy={policy} text={text} />
                )}
              </LegalCard>
            )
          }
        >
          {isFallback && <FallbackNotice locale={locale} />}
          {!policy.available && (
            <Card>
              <p {...text} dangerouslySetInnerHTML={write.html(template.unavailable.first)} />
            </Card>
          )}
          <Stack gap={7} {...text}>
            {sections.map((section) => (
              <PolicySection
                key={section.id}
                locale={locale}
                section={section}
                template={template}
                names={names}
                write={write}
                policy={policy}
                english={english.data}
              />
            ))}
          </Stack>
          <PolicyLinks locale={locale} policy={policy} />
        </Reading>
      </article>
    </>
  );
}

/** Links to the policy of the same app on the other platform, the app, and the website's own policy. */
function PolicyLinks({
  locale: { t, path },
  policy: { app, platform },
}: Pick<AppPolicyPageProps, 'locale' | 'policy'>) {
  const others = appPrivacy.filter((other) => other.app === app && other.platform !== platform);
  return (
    <List as="nav" variant="links" aria-label={t('policy.links')}>
      {others.map((other) => (
        <a key={other.path} href={path(other.path)}>
          {t('policy.other', { platform: t(platformKey[other.platform]) })}
        </a>
      ))}
      <a href={path(`/product/${appById(app).slug}`)}>{t('policy.product', { app: appNames[app] })}</a>
      <a href={path('/privacy')}>{t('policy.website')}</a>
    </List>
  );
}
