import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';

/** `note` stands below the text, quieter. */
export type ShortText = { text: string; note?: string | undefined };

type ShortTextsProps = {
  texts: readonly ShortText[];
  /** Stands for no texts at all. */
  none: string;
  /** Of the texts, if not those of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

/** Short texts, one a line, or in their place that there is nothing. */
export function ShortTexts({ texts, none, ...language }: ShortTextsProps) {
  if (texts.length === 0) return <b data-tone="ok">{none}</b>;
  return (
    <Stack as="span" gap={1} {...language}>
      {texts.map(({ text, note }) => (
        <span key={text}>
          {text}
          {note && (
            <>
              <br />
              <Text as="span" tone="quiet" size="caption">
                {note}
              </Text>
            </>
          )}
        </span>
      ))}
    </Stack>
  );
}
