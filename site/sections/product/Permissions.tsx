import { platforms } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { permissionsOf } from '#content/facts/permissions.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import type { PartProps } from './part-props.ts';
import { policySlug } from './policy-slug.ts';

type PermissionsProps = Pick<PartProps, 'locale' | 'app'> & {
  document: LocalDocument<'products'>;
  /** Names of the permissions. */
  names: LocalDocument<'appData'>;
};

/** Characters. A longer name is shown without its explanation in brackets, which the list has. */
const longName = 50;

/**
 * The names of the permissions the app requests, by platform, and a list that opens: whether they can be refused, and why
 * they are needed. Below them, the privacy policies of the platforms that have the app.
 */
export function Permissions({ locale: { t, path, language }, app, document, names }: PermissionsProps) {
  const { permissions, needs } = names.entry.data;
  const english = names.english.data;
  const reasons = document.entry.data.permissions;
  const asked = permissionsOf(app.id);
  const groups = platforms
    .map((platform) => ({ platform, ids: asked.filter((one) => one.platform === platform).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
  const isOnBoth = groups.length > 1;
  return (
    <Stack as="section" gap={4} aria-labelledby="permissions-title">
      <Heading level={2} size="h3" id="permissions-title">
        {t('product.permissions.title')}
      </Heading>
      {groups.map(({ platform, ids }) => (
        <Stack key={platform} gap={2}>
          {isOnBoth && (
            <Heading level={3} size="small">
              {t(platformKey[platform])}
            </Heading>
          )}
          <Cluster as="ul" gap={2}>
            {ids.map((id) => (
              <Tag as="li" key={id} {...partLanguage(language, permissions[id], english.permissions[id])}>
                {permissions[id].length > longName ? permissions[id].replace(/\s*[(（].*/u, '') : permissions[id]}
              </Tag>
            ))}
          </Cluster>
        </Stack>
      ))}
      <Disclosure summary={<h3>{t('product.permissions.why')}</h3>}>
        <p>
          {t('product.permissions.lead', { app: appNames[app.id], optional: needs.optional, granted: needs.granted })}
        </p>
        <List variant="lines">
          {asked.map(({ id, platform, need }) => (
            <li key={id}>
              <Cluster gap={2}>
                <b {...partLanguage(language, permissions[id], english.permissions[id])}>{permissions[id]}</b>
                {isOnBoth && <Tag>{t(platformKey[platform])}</Tag>}
                {need !== 'required' && (
                  <Tag {...partLanguage(language, needs[need], english.needs[need])}>{needs[need]}</Tag>
                )}
              </Cluster>
              <p {...partLanguage(language, reasons[id] ?? '', document.english.data.permissions[id])}>{reasons[id]}</p>
            </li>
          ))}
        </List>
      </Disclosure>
      <List variant="links" isInline>
        {app.platforms.map((platform) => (
          <li key={platform}>
            <a href={path(`/${policySlug(app, platform)}`)}>
              {t('product.policy', { app: t(appNameKey[app.id]), platform: t(platformKey[platform]) })}
            </a>
          </li>
        ))}
      </List>
    </Stack>
  );
}
