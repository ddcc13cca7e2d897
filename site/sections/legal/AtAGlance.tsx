import type { AppPrivacy, Place } from '#content/facts/app-privacy.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import { Stack } from '#site/ui/Stack.tsx';
import css from './AtAGlance.module.css';
import type { AppData, PolicyWriter } from './policy-text.ts';

type AtAGlanceProps = {
  locale: Locale;
  names: AppData;
  write: PolicyWriter;
  policy: AppPrivacy;
  /** Language of the names. */
  text: TextLanguage;
};

/** Where an app's data is stored, as a drawing of two places: the phone, which is lit, and our servers. */
export function AtAGlance({ locale: { t }, names: { data }, write, policy, text }: AtAGlanceProps) {
  const names = (places: readonly Place[]) => [
    ...new Set(policy.data.filter(({ place }) => places.includes(place)).map(({ kind }) => write.plain(data[kind]))),
  ];
  const rows = [
    { id: 'phone', title: t('policy.glance.phone'), kinds: names(['device']), drawing: phone },
    { id: 'servers', title: t('policy.glance.servers'), kinds: names(['server', 'server-memory']), drawing: servers },
  ];
  return (
    <Stack as="dl" gap={4}>
      {rows.map(({ id, title, kinds, drawing }) => (
        <div key={id} className={css.place} data-empty={kinds.length === 0 || undefined}>
          <dt>
            <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28">
              <path d={drawing} />
            </svg>
            {title}
          </dt>
          {kinds.length === 0 ? (
            <dd>{t('policy.glance.nothing')}</dd>
          ) : (
            kinds.map((kind) => (
              <dd key={kind} {...text}>
                {kind}
              </dd>
            ))
          )}
        </div>
      ))}
    </Stack>
  );
}

const phone =
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3M11 18h2';
const servers = 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8h0M7.5 16h0M11 8h6M11 16h6';
