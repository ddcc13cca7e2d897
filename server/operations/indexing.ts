import type { BuildManifest } from '#contracts/build-manifest.ts';
import type { Config } from '#server/config.ts';

/**
 * Returns whether search engines are asked not to index anything, and a sentence for the log that says why or why not.
 * `NOINDEX=true` also closes a build that may be indexed.
 */
export function indexingOf(
  { noindex }: Pick<Config, 'noindex'>,
  manifest: Pick<BuildManifest, 'indexing' | 'siteUrl'>,
) {
  const indexing = noindex ? 'noindex' : manifest.indexing;
  const sentences = {
    allowed: `search engines may index this site under ${manifest.siteUrl}`,
    noindex: 'search engines may not index this site, because NOINDEX is true',
    'no-site-url': 'search engines may not index this site, because it was built without SITE_URL',
  };
  return { isClosed: indexing !== 'allowed', sentence: sentences[indexing] };
}
