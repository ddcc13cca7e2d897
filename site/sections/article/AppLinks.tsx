import { appById, type AppId } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { appDescriptionKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import css from './AppLinks.module.css';

type AppLinksProps = { locale: Locale; apps: readonly AppId[] };

/** The apps that an article is about, with links to their pages. */
export function AppLinks({ locale: { t, path }, apps }: AppLinksProps) {
  if (apps.length === 0) return null;
  return (
    <section className={css.apps} data-unsearched="" aria-labelledby="article-apps">
      <h2 id="article-apps">{t('article.apps')}</h2>
      <ul>
        {apps.map((id) => (
          <li key={id}>
            <AppIcon app={id} />
            <div>
              <a href={path(`/product/${appById(id).slug}`)}>{appNames[id]}</a>
              <p>{t(appDescriptionKey[id])}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
