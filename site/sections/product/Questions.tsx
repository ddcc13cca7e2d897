import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Guide } from '#site/queries/guides.ts';
import { GuideLink } from '#site/sections/GuideLink.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import type { PartProps } from './part-props.ts';

/** The most common questions, the first one open, and links to the rest and to the guide. */
export function Questions({ locale, app, text, language, guide }: PartProps & { guide: Guide }) {
  const { t, path } = locale;
  const name = t(appNameKey[app.id]);
  return (
    <Stack as="section" gap={4} aria-labelledby="questions-title">
      <Heading level={2} size="h3" id="questions-title">
        {t('product.questions.title')}
      </Heading>
      <div {...language}>
        {text.questions.map(({ question, answer }, index) => (
          <Disclosure key={question} open={index === 0} summary={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <List variant="links">
        {app.faq.map(({ page, platform }) => (
          <li key={page}>
            <a href={path(`/faq/${page}`)}>
              {t('support.apps.questions', { app: name, platform: t(platformKey[platform]) })}
            </a>
          </li>
        ))}
        <li>
          <GuideLink locale={locale} guide={guide} />
        </li>
      </List>
    </Stack>
  );
}
