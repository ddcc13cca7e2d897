import { Stack } from '#site/ui/Stack.tsx';
import '#site/ui/text.css';

type ShortTextsProps = {
  texts: readonly string[];
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
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  );
}
