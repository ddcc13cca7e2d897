import type { BuildConfig } from '#contracts/build-config.ts';

/**
 * Returns `robots.txt`: all pages may be crawled, and the sitemap is linked; or nothing may. In the second case the
 * server also sends `X-Robots-Tag: noindex` with every response, for crawlers that read pages anyway.
 */
export function robotsText({ siteUrl, indexing }: Pick<BuildConfig, 'siteUrl' | 'indexing'>): string {
  return indexing === 'allowed'
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
