import type { BuiltFile } from '#contracts/build-manifest.ts';
import { dataPolicy, pagePolicy, type PolicyScope } from './content-security-policy.ts';

/** Names and values in turn, as Node writes them fastest. */
export type HeaderList = readonly string[];

/** The headers that every answer carries, ready made. */
export type SecurityHeaders = {
  /** For a file of the build: pages have policies of their own. */
  ofFile: (file: Pick<BuiltFile, 'type' | 'csp'>) => HeaderList;
  /** For everything else. */
  ofData: HeaderList;
};

/** Makes the security headers of a site. */
export function createSecurityHeaders(scope: PolicyScope): SecurityHeaders {
  const common = [...fixedHeaders, ...(scope.isHttps ? strictTransport : [])];
  const withPolicy = (policy: string) => ['Content-Security-Policy', policy, ...common];
  const ofData = withPolicy(dataPolicy);
  return {
    ofData,
    ofFile: ({ type, csp }) =>
      type.startsWith('text/html') ? withPolicy(pagePolicy(csp ?? { script: [], style: [] }, scope)) : ofData,
  };
}

/**
 * Two years, as browsers' preload lists ask. Without `preload` itself: being on that list can hardly be undone, and
 * that is for the owner of the domain to decide.
 */
const strictTransport = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];

/**
 * What a stolen script would want and no page of ours uses. A short list: headers go before each page in its first round trip.
 * Only names that browsers know: they warn about others.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const fixedHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  // The origin alone: an app store learns that a visitor came from us, not from which page.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
].flat();
