/** Hydrates the island at once if there is a draft to restore. Runs after the page script. */
import { attempt, device } from '#site/storage/device-storage.ts';

if (attempt(() => device.localStorage['application-draft']))
  document.querySelector('react-island[name=ApplicationForm]')?.dispatchEvent(new Event('wake'));
