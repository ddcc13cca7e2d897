import type { AppPrivacy, StoredData } from '#content/facts/app-privacy.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';

type OnPlatformProps = {
  policy: AppPrivacy;
  names: LocalDocument<'appData'>['entry']['data'];
  /** Language of the names, if it is not the page's. */
  text: TextLanguage;
  headings: readonly string[];
};

/** What the app requests and what is stored, on one platform: both differ between Android and iOS. */
export function OnPlatform({ policy, names, text, headings }: OnPlatformProps) {
  const { devices, data, places, retentions, permissions, needs } = names;
  const plain = (name: string) => fillPlaceholders(name, { device: devices[policy.platform] });
  const storageText = ({ place, retention }: StoredData) => `${plain(places[place])} · ${plain(retentions[retention])}`;
  const [asks, keeps] = headings;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={4} size="lead">
          {asks}
        </Heading>
        <List variant="bullets" {...text}>
          {policy.permissions.map(({ id, need }) => (
            <li key={id}>
              {`${plain(permissions[id])} `}
              {need !== 'required' && <Tag>{needs[need]}</Tag>}
            </li>
          ))}
        </List>
      </Stack>
      <Stack gap={3}>
        <Heading level={4} size="lead">
          {keeps}
        </Heading>
        <Facts {...text} facts={policy.data.map((one) => ({ name: plain(data[one.kind]), value: storageText(one) }))} />
      </Stack>
    </Stack>
  );
}
