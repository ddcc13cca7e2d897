import { appNames } from '#content/facts/company.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import { Section } from '#site/ui/Section.tsx';
import css from './Permissions.module.css';
import type { PartProps } from './part-props.ts';

/** What the app asks for, by the system's own names, and why. */
export function Permissions({ locale: { t }, app, text, language }: PartProps) {
  return (
    <Section aria-labelledby="permissions-title">
      <h2 id="permissions-title">{t('product.permissions.title')}</h2>
      <p className={css.lead}>{t('product.permissions.lead', { app: appNames[app.id] })}</p>
      <table className={css.permissions} aria-labelledby="permissions-title">
        <thead>
          <tr>
            <th scope="col">{t('product.permissions.name')}</th>
            <th scope="col">{t('product.permissions.platform')}</th>
            <th scope="col">{t('product.permissions.why')}</th>
          </tr>
        </thead>
        <tbody>
          {text.permissions.map(({ platform, name, why }) => (
            <tr key={platform + name}>
              <th scope="row" {...language}>
                {name}
              </th>
              <td className={css.platform}>{t(platformKey[platform])}</td>
              <td {...language}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
