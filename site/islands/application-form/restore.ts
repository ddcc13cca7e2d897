/** Wakes the island at once where a draft waits to be brought back. Runs behind the page's own script. */
import { attempt, device } from '#site/storage/device-storage.ts';

if (attempt(() => device.localStorage['application-draft']))
  document.querySelector('[component-export=ApplicationForm]')?.dispatchEvent(new Event('wake'));
