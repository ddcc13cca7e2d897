/** Deletes an expired application draft after the first interaction with any page; `packExpiring()` wrote it. */
import { attempt, device } from '#site/storage/device-storage.ts';

attempt(() => {
  if (parseInt(device.localStorage['application-draft'] ?? '') <= Date.now())
    delete device.localStorage['application-draft'];
});
