import { platforms } from '#content/facts/apps.ts';
import { needs as allNeeds, permissionsOf } from '#content/facts/permissions.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { List } from '#site/ui/List.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { FactDisclosure } from './FactDisclosure.tsx';
import type { PartProps } from './part-props.ts';
import css from './Permissions.module.css';

type PermissionsProps = Pick<PartProps, 'locale' | 'app'> & {
  document: LocalDocument<'products'>;
  /** Names of the permissions. */
  names: LocalDocument<'appData'>;
};

/**
 * How many permissions the app requests on each platform, and whether they can be refused. What opens has each with its
 * reason, and the privacy policies of the platforms that have the app.
 */
export function Permissions({ locale: { t, path, language, number }, app, document, names }: PermissionsProps) {
  const { permissions, needs } = names.entry.data;
  const english = names.english.data;
  const reasons = document.entry.data.permissions;
  const asked = permissionsOf(app.id);
  return (
    <FactDisclosure
      title={t('product.permissions.title')}
      short={app.platforms.map((platform) => (
        <Cluster as="span" key={platform}>
          {app.platforms.length > 1 && <Tag>{t(platformKey[platform])}</Tag>}
          {allNeeds.map((need) => {
            const count = asked.filter((one) => one.platform === platform && one.need === need).length;
            return (
              count > 0 && (
                <span key={need} {...partLanguage(language, needs[need], english.needs[need])}>
                  {`${needs[need]}: ${number(count)}`}
                </span>
              )
            );
          })}
        </Cluster>
      ))}
    >
      <List variant="lines" className={css.permissions}>
        {asked.map(({ id, platform, need }) => (
          <li key={id}>
            <Cluster gap={2} align="start">
              <b {...partLanguage(language, permissions[id], english.permissions[id])}>{permissions[id]}</b>
              {app.platforms.length > 1 && <Tag>{t(platformKey[platform])}</Tag>}
              <Tag {...partLanguage(language, needs[need], english.needs[need])}>{needs[need]}</Tag>
            </Cluster>
            <p {...partLanguage(language, reasons[id] ?? '', document.english.data.permissions[id])}>{reasons[id]}</p>
          </li>
        ))}
      </List>
      <List variant="links" isInline>
        {app.platforms.map((platform) => (
          <li key={platform}>
            <a href={path(`/${app.policies[platforms.indexOf(platform) as 0 | 1]}`)}>
              {t('product.policy', { app: t(appNameKey[app.id]), platform: t(platformKey[platform]) })}
            </a>
          </li>
        ))}
      </List>
    </FactDisclosure>
  );
}
