import './breadcrumb.css';

type BreadcrumbProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** The parent page. */
  parent: { name: string; href: string };
  /** Name of the current page, unless its title directly follows. */
  name?: string;
};

/** The position of a page in the site, with a link to its parent. */
export function Breadcrumb({ label, parent, name }: BreadcrumbProps) {
  return (
    <nav data-ui="breadcrumb" aria-label={label}>
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
