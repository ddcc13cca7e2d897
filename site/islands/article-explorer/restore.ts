/** Wakes the island at once where the address already holds a search. Runs behind the page's own script. */
if (/[?&](q|category|tag)=./.test(location.search))
  document.querySelector('[component-export=ArticleExplorer]')?.dispatchEvent(new Event('wake'));
