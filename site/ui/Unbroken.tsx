import css from './Unbroken.module.css';

type UnbrokenProps = { text: string };

/** Short words joined by a hyphen: `Anti-Theft`, `Wi-Fi`, `AES-256`. */
const joined = /(?<![\p{L}\d])([\p{L}\d]{1,6}-[\p{L}\d]{1,6})(?![\p{L}\d])/u;

/** A text whose short joined words stay on one line, for headings and leads. Right to left, half a name is hard to read. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(joined).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
