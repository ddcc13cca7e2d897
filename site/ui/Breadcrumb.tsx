import css from './Breadcrumb.module.css';

type BreadcrumbProps = {
  /** What this is, for screen readers. */
  label: string;
  /** The page above this one. */
  parent: { name: string; href: string };
  /** This page, where its title does not say the same right below. */
  name?: string;
};

/** Where a page stands, with the way back up. */
export function Breadcrumb({ label, parent, name }: BreadcrumbProps) {
  return (
    <nav className={css.breadcrumb} aria-label={label}>
      <a href={parent.href}>{parent.name}</a>
      {name && (
        <>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{name}</span>
        </>
      )}
    </nav>
  );
}
