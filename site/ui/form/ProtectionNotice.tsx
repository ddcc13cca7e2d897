import css from './ProtectionNotice.module.css';

export type NoticeLabels = {
  /** How the form is protected. */
  text: string;
  links: readonly { label: string; href: string }[];
};

/** A notice below a form: how it is protected against bots, with links to the policies that apply. */
export function ProtectionNotice({ text, links }: NoticeLabels) {
  return (
    <p className={css.notice}>
      <span>{text}</span>
      {links.map(({ label, href }) => (
        <span key={href}>
          {' '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}
