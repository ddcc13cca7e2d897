import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';

/** Headers by name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The precomputed security headers of all responses. */
export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

/** Creates the security headers of a site. */
export function createSecurityHeaders(scope: PolicyScope) {
  const withPolicy = (policy: string): Headers => ({
    'content-security-policy': policy,
    ...fixedHeaders,
    ...(scope.isHttps ? strictTransport : {}),
    ...(scope.isClosed ? notIndexed : {}),
  });
  const ofData = withPolicy(dataPolicy);
  return {
    /** For a file of the build; each page has its own policy. */
    ofFile: ({ type, csp = { script: [], style: [] } }: Pick<BuiltFile, 'type' | 'csp'>): Headers =>
      type.startsWith('text/html') ? withPolicy(pagePolicy(csp, scope)) : ofData,
    /** For the service worker. */
    ofWorker: withPolicy(workerPolicy),
    /** For all other responses. */
    ofData,
  };
}

/**
 * Two years, as the preload list recommends. Without `preload`, because that list can hardly be left again; the owner
 * of the domain has to decide.
 */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** For search engines, with every response: `robots.txt` alone doesn't keep an address out of their index. */
const notIndexed = { 'x-robots-tag': 'noindex' };

/**
 * Features that an injected script could abuse and no page uses. A short list, because headers are part of a page's
 * first round trip. Only names that browsers support, because they warn about others.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  // The origin only: an app store learns that a visitor came from us, but not from which page.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a policy depends on besides the page. */
type PolicyScope = {
  services: BuildManifest['services'];
  /** Whether visitors use HTTPS. */
  isHttps: boolean;
  /** Whether search engines are asked not to index anything. */
  isClosed?: boolean;
};

/**
 * Returns the policy of a page: `default-src 'none'`, plus what the pages of this build need. Inline scripts and styles
 * are allowed by their hashes, which needs neither a nonce (each response would be different and uncacheable) nor
 * `unsafe-inline`. Inline `<script type="speculationrules">` is also allowed by its hash: the keyword
 * `inline-speculation-rules` is ignored next to a hash.
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
    // reCAPTCHA's loader assigns plain strings to `script.src`, which Trusted Types would block.
    'require-trusted-types-for': recaptcha ? undefined : ["'script'"],
    'trusted-types': recaptcha ? undefined : trustedTypesPolicies,
    'upgrade-insecure-requests': isHttps ? [] : undefined,
  });
}

/** Addresses that a page with reCAPTCHA may load from. Source: https://developers.google.com/recaptcha/docs/faq */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

/** The policy of all other responses: an SVG, a feed or an error opened directly may not load or run anything. */
const dataPolicy = joinPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** The service worker may connect to our origin only. */
const workerPolicy = joinPolicy({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Allowed Trusted Types policies: the one for the service worker's URL (`site/inline/save-help.ts`). */
const trustedTypesPolicies = ['service-worker'];

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function joinPolicy(directives: Record<string, readonly string[] | undefined>): string {
  return Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');
}
