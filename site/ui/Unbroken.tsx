import css from './Unbroken.module.css';

type UnbrokenProps = { text: string };

/** Short words joined by a hyphen: `Anti-Theft`, `Wi-Fi`, `AES-256`. */
const joined = /(?<![\p{L}\d])([\p{L}\d]{1,6}-[\p{L}\d]{1,6})(?![\p{L}\d])/u;

/** Words too long for a phone's line at the usual size of a title, such as `Nutzungsbedingungen`. */
const long = /([\p{L}\p{M}]{17,})/u;

/**
 * A text whose short joined words stay on one line, for headings and leads. Right to left, half a name is hard to read.
 * A title with a very long word gets smaller on phones: not every browser has hyphenation for every language.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(joined).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ) : (
      part.split(long).map((piece, at) =>
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
