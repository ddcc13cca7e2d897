import { useRef, useState, type MouseEvent } from 'react';
import { WithTooltip } from '#site/islands/tooltip/WithTooltip.tsx';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { Search } from '#site/ui/icons/Search.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import '#site/ui/button.css';

type SiteSearchProps = {
  /** URL of the search page, the target without JavaScript; the index is below it. */
  href: string;
  /** Name of the link, and of the dialog until its labels are loaded. */
  label: string;
};

/** The search of the header: a link to the search page that opens a dialog over any page instead. */
export const SiteSearch = withServerMarkup('SiteSearch', SearchLink);

function SearchLink({ href, label }: SiteSearchProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const onClose = () => {
    setOpen(false);
    // The browser returns the focus to what had it, but Safari does not focus links that are clicked.
    if (document.activeElement?.matches('body, dialog *')) linkRef.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <WithTooltip label={label} control={linkRef}>
        <a
          ref={linkRef}
          id="search"
          data-ui="button"
          data-variant="icon"
          href={href}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={show}
        >
          <Search />
        </a>
      </WithTooltip>
      {isOpen && <SearchDialog base={href} title={label} onClose={onClose} />}
    </>
  );
}
