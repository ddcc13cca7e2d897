import { ButtonLink } from './ButtonLink.tsx';
import { Cluster } from './Cluster.tsx';
import './current-choice.css';

/** A link to a page of a list. */
export type PageLink = { href: string; text: string; label: string; rel?: 'prev' | 'next'; isCurrent: boolean };

type PaginationProps = {
  label: string;
  /** `undefined` marks omitted pages, shown as an ellipsis. */
  pages: readonly (PageLink | undefined)[];
};

/** Pagination links of a list. */
export function Pagination({ label, pages }: PaginationProps) {
  return (
    <Cluster as="nav" gap={2} justify="center" aria-label={label}>
      {pages.map((page, index) =>
        page ? (
          <ButtonLink
            variant="pill"
            key={page.href}
            href={page.href}
            rel={page.rel}
            aria-label={page.label}
            aria-current={page.isCurrent ? 'page' : undefined}
          >
            {page.text}
          </ButtonLink>
        ) : (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ),
      )}
    </Cluster>
  );
}
