import css from './Pagination.module.css';

/** A page of a list, or a gap. */
export type PageLink = { href: string; text: string; label: string; rel?: 'prev' | 'next'; isCurrent: boolean };

type PaginationProps = {
  label: string;
  /** `undefined`: pages are left out here. */
  pages: readonly (PageLink | undefined)[];
};

/** The ways to the pages of a list. */
export function Pagination({ label, pages }: PaginationProps) {
  return (
    <nav className={css.pagination} aria-label={label}>
      {pages.map((page, index) =>
        page ? (
          <a
            key={page.href}
            href={page.href}
            rel={page.rel}
            aria-label={page.label}
            aria-current={page.isCurrent ? 'page' : undefined}
          >
            {page.text}
          </a>
        ) : (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ),
      )}
    </nav>
  );
}
