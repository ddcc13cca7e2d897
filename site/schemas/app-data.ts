import { z } from 'astro/zod';
import { dataKinds, places, retentions } from '#content/facts/app-privacy.ts';
import { platforms } from '#content/facts/apps.ts';
import { needs, permissionIds } from '#content/facts/permissions.ts';
import { each, words } from './policy-fields.ts';

/**
 * Names of data and permissions: `content/app-data/<locale>/names.yaml`. Used by product pages, /trust and the privacy
 * policies.
 */
export const appDataSchema = z.strictObject({
  devices: each(platforms, words(60)).describe('Value of {{device}} in `places` and in the policies'),
  data: each(dataKinds, words(80)).describe(
    'Kinds of data that apps store; what reaches us is named as in the diagrams',
  ),
  places: each(places, words(200)).describe('Where data is kept'),
  retentions: each(retentions, words(200)).describe('How long data is kept'),
  needs: each(needs, words(80)).describe('Whether an app needs a permission'),
  permissions: each(permissionIds, words(120)).describe('Permissions, by the names that phones show'),
});
