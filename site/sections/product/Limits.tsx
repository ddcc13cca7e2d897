import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. */
export function Limits({ locale: { t }, text, language }: PartProps) {
  return (
    <Stack as="section" gap={5} aria-labelledby="limits-title">
      <h2 id="limits-title">{t('product.limits.title')}</h2>
      <List variant="dashes" {...language}>
        {text.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
    </Stack>
  );
}
