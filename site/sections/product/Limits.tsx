import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. */
export function Limits({ locale: { t }, text, language }: PartProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="limits-title">
      <Heading level={2} size="h3" id="limits-title">
        {t('product.limits.title')}
      </Heading>
      <List variant="lines" data-size="small" {...language}>
        {text.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
    </Stack>
  );
}
