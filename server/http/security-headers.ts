import type { BuiltFile } from '#contracts/build-manifest.ts';
import { dataPolicy, pagePolicy, type PolicyScope } from './content-security-policy.ts';

/** By name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that every answer carries, ready made. */
export type SecurityHeaders = {
  /** For a file of the build: pages have policies of their own. */
  ofFile: (file: Pick<BuiltFile, 'type' | 'csp'>) => Headers;
  /** For everything else. */
  ofData: Headers;
};

/** Makes the security headers of a site. */
export function createSecurityHeaders(scope: PolicyScope): SecurityHeaders {
  const withPolicy = (policy: string) => ({
    'content-security-policy': policy,
    ...fixedHeaders,
    ...(scope.isHttps ? strictTransport : {}),
  });
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
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * What a stolen script would want and no page of ours uses. A short list: headers go before each page in its first round trip.
 * Only names that browsers know: they warn about others.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  // The origin alone: an app store learns that a visitor came from us, not from which page.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
