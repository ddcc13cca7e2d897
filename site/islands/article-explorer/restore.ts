/** Hydrates the island at once if the URL contains a filter. Runs after the page script. */
if (/[#&](q|category|tag)=./.test(location.hash))
  document.querySelector('react-island[name=ArticleExplorer]')?.dispatchEvent(new Event('wake'));
