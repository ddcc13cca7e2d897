import { appIds } from '#content/facts/apps.ts';
import { permissionsOf } from '#content/facts/permissions.ts';
import { policyChanges } from '#content/facts/policy-changes.ts';
import type { Collection } from './collections.ts';

/**
 * Compares a document with content/facts. Returns one message per mismatch: the permissions of a product page, the dated changes
 * of a legal text.
 *
 * @param fields of the document as pages show them
 */
export function checkFacts({ name }: Collection, slug: string, fields: unknown): string[] {
  switch (name) {
    case 'products':
      return permissionProblems(slug, (fields as { permissions?: object } | undefined)?.permissions ?? {});
    case 'legal':
    case 'appPrivacy':
      return changeProblems(slug, (fields as { changes?: readonly { date: unknown }[] } | undefined)?.changes ?? []);
    default:
      return [];
  }
}

function permissionProblems(slug: string, reasons: object): string[] {
  const app = appIds.find((id) => id === slug);
  if (!app) return [`no app in contracts/apps.ts has the id "${slug}"; expected one of ${appIds.join(', ')}`];
  const asked = permissionsOf(app).map(({ id }) => id as string);
  const given = Object.keys(reasons);
  return [
    ...asked
      .filter((id) => !given.includes(id))
      .map((id) => `"permissions" lacks "${id}", which content/facts/permissions.ts lists for this app`),
    ...given
      .filter((id) => !asked.includes(id))
      .map((id) => `"permissions" has "${id}", which content/facts/permissions.ts does not list for this app`),
  ];
}

function changeProblems(slug: string, changes: readonly { date: unknown }[]): string[] {
  const history = Object.entries(policyChanges).find(([name]) => name === slug)?.[1];
  if (!history) return [`content/facts/policy-changes.ts has no history of "${slug}"`];
  const dates = changes.map(({ date }) => String(date));
  const isSame = dates.length === history.length && history.every((date, index) => date === dates[index]);
  return isSame
    ? []
    : [`"changes" has the dates ${dates.join(', ')}; content/facts/policy-changes.ts says ${history.join(', ')}`];
}
