/** Deletes an expired application draft whenever a page is opened; `packDraft()` wrote it. */
import { attempt, device } from '#site/storage/device-storage.ts';

attempt(() => {
  if (parseInt(device.localStorage['application-draft'] ?? '') <= Date.now())
    delete device.localStorage['application-draft'];
});
