import css from './Unbroken.module.css';

type UnbrokenProps = { text: string };

/** Short words joined by a hyphen: `Anti-Theft`, `Wi-Fi`, `AES-256`. */
const hyphenatedWord = /(?<![\p{L}\d])([\p{L}\d]{1,6}-[\p{L}\d]{1,6})(?![\p{L}\d])/u;

/** Words that don't fit on a phone's line at the default title size, such as `Nutzungsbedingungen`. */
const longWord = /([\p{L}\p{M}]{17,})/u;

/**
 * A heading or lead in which short hyphenated words don't break across lines: in right-to-left text, half a name is
 * hard to read. Titles with a very long word are smaller on phones, because not every browser can hyphenate every
 * language.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(hyphenatedWord).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ) : (
      part.split(longWord).map((piece, at) =>
        at % 2 === 1 ? (
          <span key={at} className={css.long}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )
    ),
  );
}
