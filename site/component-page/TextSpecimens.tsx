import type { Locale } from '#site/i18n/locale.ts';
import { AppLink } from '#site/ui/AppLink.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import { Numbers } from '#site/ui/Numbers.tsx';
import { StateMark } from '#site/ui/StateMark.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Dots } from '#site/ui/Dots.tsx';
import { List } from '#site/ui/List.tsx';
import { Neighbors } from '#site/ui/Neighbors.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Table } from '#site/ui/Table.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import { Specimen } from './Specimen.tsx';
import { States } from './States.tsx';

type TextSpecimensProps = { locale: Locale };

/** Headings, texts, lists, facts, tables, tags. */
export function TextSpecimens({ locale: { t, number } }: TextSpecimensProps) {
  const title = t('product.limits.title');
  const text = t('products.unsure.text');
  const columns = [t('products.compare.app'), t('platform.android'), t('flow.reaches')];
  const texts = { lang: 'en', dir: 'ltr' } as const;
  return (
    <>
      <Specimen name="Heading: sizes">
        {(['h1', 'h3', 'lead', 'body', 'small'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {size}: {title}
          </Heading>
        ))}
      </Specimen>
      <Specimen name="Text: sizes, tones">
        {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
          <Text key={size} size={size}>
            {size}: {text}
          </Text>
        ))}
        {(['quiet', 'ok', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}: {text}
          </Text>
        ))}
        <p data-ui="alert">{text}</p>
        <p data-ui="alert" role="alert">
          {text}
        </p>
      </Specimen>
      {(['lines', 'bullets', 'links'] as const).map((variant) => (
        <Specimen key={variant} name={`List: ${variant}`}>
          <States>
            <List variant={variant}>
              {[1, 2, 3].map((index) => (
                <li key={index}>{variant === 'links' ? <a href="#main">{title}</a> : text}</li>
              ))}
            </List>
          </States>
        </Specimen>
      ))}
      <Specimen name="Dots, Facts, Numbers, StateMark, Tag">
        <Dots>
          <span>{title}</span>
          <span>{title}</span>
        </Dots>
        <Facts
          facts={[
            { name: title, value: text },
            { name: text, value: title },
          ]}
        />
        <Numbers facts={[{ id: 'one', name: text, value: number(1234) }]} />
        <StateMark tone="ok" text={title} />
        <StateMark tone="quiet" text={title} />
        <StateMark tone="danger" text={title} />
        <Tag>{t('platform.android')}</Tag>
      </Specimen>
      <Specimen name="Table, Prose">
        <Table
          columns={columns}
          rows={[1, 2, 3].map((index) => ({ key: String(index), cells: [title, number(index), text] }))}
        />
        <Prose
          html={`<h2>${title}</h2><p>${text}</p><ul><li>${text}</li></ul><blockquote>${text}</blockquote><pre><code>npm start</code></pre>`}
        />
      </Specimen>
      <Specimen name="AppLink, Neighbors: states">
        <States>
          <Stack as="ul">
            <AppLink app="vpn" href="#main" name={t('app.vpn')} text={text} />
          </Stack>
          <Neighbors
            label={title}
            links={[
              { rel: 'prev', label: title, href: '#main', title: text, text: texts },
              { rel: 'next', label: title, href: '#main', title: text, text: texts },
            ]}
          />
        </States>
      </Specimen>
    </>
  );
}
