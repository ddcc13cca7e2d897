/** Runs on the visitor's first interaction with a page, so that it doesn't slow down page load. */
import { fetchModules } from '#site/islands/runtime/fetch-modules.ts';
import './close-panels.ts';
import './drawer.ts';
import './prefetch-demo.ts';
import './tooltips.ts';

const { connection } = navigator as {
  connection?: { saveData?: boolean };
};

// Prefetch the code of the islands without running it, unless the visitor saves data.
if (!connection?.saveData)
  for (const island of document.querySelectorAll('react-island'))
    fetchModules(island.getAttribute('runtime'), island.getAttribute('src'));
