import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import type { AppIconName } from './icons/app-drawings.ts';
import { AppIcon } from './icons/AppIcon.tsx';
import { ArrowEnd } from './icons/ArrowEnd.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';
import { Unbroken } from './Unbroken.tsx';

type AppLinkProps = {
  app: AppIconName;
  href: string;
  name: string;
  /** One line about the app. */
  text: ReactNode;
};

/** An app in a list: icon, name and one line. The whole card is the link. */
export function AppLink({ app, href, name, text }: AppLinkProps) {
  return (
    <Card as="li" direction="row" gap={4} isCovered>
      <AppIcon app={app} />
      <Stack gap={1}>
        <a href={href} data-cover="">
          <strong>
            <Unbroken text={name} />
          </strong>
        </a>
        <Text as="span" size="small" tone="quiet">
          {text}
        </Text>
      </Stack>
      <ArrowEnd />
    </Card>
  );
}
