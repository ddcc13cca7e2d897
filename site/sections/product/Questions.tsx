import { platforms } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Section } from '#site/ui/Section.tsx';
import { List } from '#site/ui/List.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import type { PartProps } from './part-props.ts';
import { policySlug } from './policy-slug.ts';
import css from './Questions.module.css';

/** The most common questions, and a link to the rest. */
export function Questions({ locale: { t, path }, app, text, language }: PartProps) {
  const name = t(appNameKey[app.id]);
  return (
    <Section plane="room" aria-labelledby="questions-title">
      <Split wide="second" gap={5}>
        <Stack gap={4} className={css.first}>
          <h2 id="questions-title">{t('product.questions.title')}</h2>
          <List variant="links" className={css.more}>
            {app.faq.map(({ page, platform }) => (
              <li key={page}>
                <a href={path(`/faq/${page}`)}>
                  {t('support.apps.questions', { app: name, platform: t(platformKey[platform]) })}
                </a>
              </li>
            ))}
            <li>
              <a href={path(`/documentation/${app.slug}-getting-started`)}>
                {t('support.apps.guide', { app: appNames[app.id] })}
              </a>
            </li>
            {platforms.map((platform) => (
              <li key={platform}>
                <a href={path(`/${policySlug(app, platform)}`)}>
                  {t('product.policy', { app: name, platform: t(platformKey[platform]) })}
                </a>
              </li>
            ))}
          </List>
        </Stack>
        <div {...language}>
          {text.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={<h3>{question}</h3>}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Split>
    </Section>
  );
}
