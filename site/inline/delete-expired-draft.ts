/** The draft of an application goes when its time is over, on whichever page the visitor is: `packExpiring()` wrote it. */
import { attempt, device } from '#site/storage/device-storage.ts';

attempt(() => {
  if (parseInt(device.localStorage['application-draft'] ?? '') <= Date.now())
    delete device.localStorage['application-draft'];
});
