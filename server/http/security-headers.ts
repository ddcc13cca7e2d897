import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';

/** By name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that every answer carries, ready made. */
export type SecurityHeaders = {
  /** For a file of the build: pages have policies of their own. */
  ofFile: (file: Pick<BuiltFile, 'type' | 'csp'>) => Headers;
  /** For the service worker. */
  ofWorker: Headers;
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
    ofWorker: withPolicy(workerPolicy),
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

/** What a page's policy depends on beside the page. */
type PolicyScope = {
  services: BuildManifest['services'];
  /** Whether visitors reach the site by https. */
  isHttps: boolean;
};

/**
 * The policy of a page: nothing, then what a page of this build needs and no more. Inline scripts and styles pass by
 * their hashes, in order to need neither a nonce (a page would differ for each visitor and could not be kept) nor
 * `unsafe-inline`. An inline `<script type="speculationrules">` passes by its hash too: the keyword
 * `inline-speculation-rules` is for policies without hashes, and ignored beside one.
 */
function pagePolicy(hashes: NonNullable<BuiltFile['csp']>, { services, isHttps }: PolicyScope): string {
  const recaptcha = services.recaptcha ? recaptchaSources : undefined;
  const email = services.email ? [services.email] : [];
  return joinPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.script), ...(recaptcha?.script ?? [])],
    'style-src': ["'self'", ...quoted(hashes.style)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...email, ...(recaptcha?.connect ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': recaptcha?.frame,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // reCAPTCHA's loader writes plain strings into `script.src`, which Trusted Types would stop.
    'require-trusted-types-for': recaptcha ? undefined : ["'script'"],
    'trusted-types': recaptcha ? undefined : trustedTypesPolicies,
    'upgrade-insecure-requests': isHttps ? [] : undefined,
  });
}

/** The policy of everything else: an SVG, a feed or an error opened by itself may load and run nothing. */
const dataPolicy = joinPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** The service worker asks us for pages, and nobody else for anything. */
const workerPolicy = joinPolicy({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Names our scripts may give a Trusted Types policy: the one that names the service worker (`site/inline/first-touch.ts`). */
const trustedTypesPolicies = ['service-worker'];

/** Source: https://developers.google.com/recaptcha/docs/faq (content security policy). */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function joinPolicy(directives: Record<string, readonly string[] | undefined>): string {
  return Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');
}
