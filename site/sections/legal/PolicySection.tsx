import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Changes } from './Changes.tsx';
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
    <Stack as="section" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="h3" id={`${id}-title`}>
        {write.plain(heading)}
      </Heading>
      {[...section.paragraphs, ...moreParagraphs(section, template, policy)].map((paragraph) => (
        <p key={paragraph} dangerouslySetInnerHTML={write.html(paragraph)} />
      ))}
      {id === 'data' && <DataTable template={template} names={names} write={write} policy={policy} />}
      {id === 'permissions' && <PermissionTable template={template} names={names} write={write} policy={policy} />}
      {id === 'changes' && <Changes locale={locale} changes={template.changes} english={english.changes} />}
    </Stack>
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
