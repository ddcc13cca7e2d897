import { appNames } from '#content/facts/company.ts';
import { permissionsOf } from '#content/facts/permissions.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Table } from '#site/ui/Table.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import css from './Permissions.module.css';
import type { PartProps } from './part-props.ts';

type PermissionsProps = Pick<PartProps, 'locale' | 'app'> & {
  document: LocalDocument<'products'>;
  /** Names of the permissions. */
  names: LocalDocument<'appData'>;
};

/**
 * The names of the permissions the app requests, which open a table: whether they can be refused, and why they are needed.
 */
export function Permissions({ locale: { t, language }, app, document, names }: PermissionsProps) {
  const { permissions, needs } = names.entry.data;
  const english = names.english.data;
  const reasons = document.entry.data.permissions;
  const asked = permissionsOf(app.id);
  return (
    <Section className={css.permissions} aria-labelledby="permissions-title">
      <h2 id="permissions-title">{t('product.permissions.title')}</h2>
      <p>
        {t('product.permissions.lead', { app: appNames[app.id], optional: needs.optional, granted: needs.granted })}
      </p>
      <Disclosure
        summary={
          <Cluster as="span" gap={2} className={css.names}>
            {[...new Map(asked.map(({ id }) => [permissions[id], id]))].map(([name, id]) => (
              <Tag key={id} {...partLanguage(language, name, english.permissions[id])}>
                {name}
              </Tag>
            ))}
          </Cluster>
        }
      >
        <Table
          aria-labelledby="permissions-title"
          columns={[t('product.permissions.name'), t('product.permissions.platform'), t('product.permissions.why')]}
          rows={asked.map(({ id, platform, need }) => ({
            key: id,
            cells: [
              <>
                <span {...partLanguage(language, permissions[id], english.permissions[id])}>{permissions[id]}</span>{' '}
                {need !== 'required' && (
                  <Tag {...partLanguage(language, needs[need], english.needs[need])}>{needs[need]}</Tag>
                )}
              </>,
              t(platformKey[platform]),
              <span {...partLanguage(language, reasons[id] ?? '', document.english.data.permissions[id])}>
                {reasons[id]}
              </span>,
            ],
          }))}
        />
      </Disclosure>
    </Section>
  );
}
