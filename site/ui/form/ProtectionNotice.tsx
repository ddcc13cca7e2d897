import css from './ProtectionNotice.module.css';

export type NoticeLabels = {
  /** By what the form is protected. */
  text: string;
  links: readonly { label: string; href: string }[];
};

/** Below a form: what keeps programs from sending it, and the documents that apply. */
export function ProtectionNotice({ text, links }: NoticeLabels) {
  return (
    <p className={css.notice}>
      {text}
      {links.map(({ label, href }) => (
        <span key={href}>
          {' '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}
