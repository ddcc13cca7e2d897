import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Changes } from './Changes.tsx';
import css from './PolicySection.module.css';
import { DataTable, PermissionTable } from './PolicyTables.tsx';
import type { AppData, PolicyTemplate, PolicyWriter } from './policy-text.ts';

type PolicySectionProps = {
  locale: Locale;
  section: PolicyTemplate['sections'][number];
  template: PolicyTemplate;
  names: AppData;
  write: PolicyWriter;
  policy: AppPrivacy;
  /** The template in English. */
  english: PolicyTemplate;
};

/** A section of a policy: its paragraphs, and the table or list that only this section has. */
export function PolicySection({ locale, section, template, names, write, policy, english }: PolicySectionProps) {
  const { id, heading } = section;
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{write.plain(heading)}</h2>
      {[...section.paragraphs, ...moreParagraphs(section, template, policy)].map((paragraph) => (
        <p key={paragraph} dangerouslySetInnerHTML={write.html(paragraph)} />
      ))}
      {id === 'data' && <DataTable template={template} names={names} write={write} policy={policy} />}
      {id === 'permissions' && <PermissionTable template={template} names={names} write={write} policy={policy} />}
      {id === 'changes' && <Changes locale={locale} changes={template.changes} english={english.changes} />}
    </section>
  );
}

/** Paragraphs that depend on the app: who else receives data, why the app is not available on this platform. */
function moreParagraphs(
  { id }: PolicySectionProps['section'],
  template: PolicyTemplate,
  { app, thirdParties }: AppPrivacy,
): readonly string[] {
  switch (id) {
    case 'others':
      return thirdParties.length > 0
        ? thirdParties.map((party) => template.thirdParties[party])
        : [template.noThirdParties];
    case 'not-here': {
      const { reason, instead } = template.unavailable.apps[app];
      return [reason, instead];
    }
    default:
      return [];
  }
}
