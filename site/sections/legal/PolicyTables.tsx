import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import { List } from '#site/ui/List.tsx';
import { PolicyEntry } from './PolicyEntry.tsx';
import type { AppData, PolicyTemplate, PolicyWriter } from './policy-text.ts';

type PolicyTableProps = { template: PolicyTemplate; names: AppData; write: PolicyWriter; policy: AppPrivacy };

/**
 * All data an app keeps: what, why, where, for how long, on which legal basis. Data stored in several places is one
 * entry.
 */
export function DataTable({ template, names, write, policy }: PolicyTableProps) {
  const { labels } = template;
  const kinds = Map.groupBy(policy.data, ({ kind }) => kind);
  return (
    <List variant="lines">
      {[...kinds].map(([kind, stored]) => (
        <PolicyEntry
          key={kind}
          name={write.plain(names.data[kind])}
          mark={stored.every(({ optional }) => optional) ? labels.optional : undefined}
          text={write.html(template.data[kind].what)}
          facts={[
            { name: labels.reason, value: write.plain(template.data[kind].why) },
            ...stored.flatMap(({ place, retention }) => [
              { name: labels.place, value: write.plain(names.places[place]) },
              { name: labels.retention, value: write.plain(names.retentions[retention]) },
            ]),
            ...[...new Set(stored.map(({ ground }) => ground))].map((ground) => ({
              name: labels.ground,
              value: write.plain(template.grounds[ground]),
            })),
          ]}
        />
      ))}
    </List>
  );
}

/** All permissions an app requests, with the reasons. */
export function PermissionTable({ template, names, write, policy }: PolicyTableProps) {
  const { labels } = template;
  return (
    <List variant="lines">
      {policy.permissions.map(({ id, need }) => (
        <PolicyEntry
          key={id}
          name={write.plain(names.permissions[id])}
          facts={[
            { name: labels.reason, value: write.plain(template.permissions[id].why) },
            { name: labels.need, value: write.plain(names.needs[need]) },
          ]}
        />
      ))}
    </List>
  );
}
