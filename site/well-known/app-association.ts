import { apps, type AppId } from '#content/facts/apps.ts';
import { appLinks } from '#content/facts/app-links.ts';
import { storeLinks } from '#content/facts/company.ts';

const { androidCertificate, appleTeam } = appLinks;

/** App id on both platforms: the id on Google Play, where all apps are listed. */
function packageName(app: AppId): string {
  return new URL(storeLinks[app].android ?? '').searchParams.get('id') ?? '';
}

/** Digital asset links: https://developers.google.com/digital-asset-links/v1/getting-started */
export function assetLinks(): object[] {
  return apps
    .filter(({ id }) => storeLinks[id].android)
    .map(({ id }) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName(id),
        sha256_cert_fingerprints: [androidCertificate],
      },
    }));
}

/** Associated domains: https://developer.apple.com/documentation/xcode/supporting-associated-domains */
export function appleAppSiteAssociation(): object {
  const details = apps
    .filter(({ id }) => storeLinks[id].ios)
    .map(({ id, slug }) => ({
      appIDs: [`${appleTeam}.${packageName(id)}`],
      components: [{ '/': `/get/${slug}` }],
    }));
  return { applinks: { details } };
}
