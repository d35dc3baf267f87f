import type { FastifyInstance } from 'fastify';

export interface PagePolicy {
  readonly nonce: string;
  /** Origins of development servers; empty in production. */
  readonly developmentOrigins: readonly string[];
  /** Whose measuring the property has configured; whether it runs is the guest's consent (decisions 5). */
  readonly analytics: Analytics;
  /** Whether a card may be typed in this document: then it runs no scripts but our own. */
  readonly takesCards: boolean;
  /** Whether its address has a secret, or a password is typed in it: likewise (docs/decisions/0088). */
  readonly isQuiet?: boolean;
  /** Whether it is typed in the form of the property's card gateway: then that gateway's script runs beside our own. */
  readonly hasCardGateway?: boolean;
  /** Whether the property may ask a challenge before a card is tried: then its script runs beside our own. */
  readonly hasChallenge?: boolean;
}

export interface Analytics {
  readonly tagManager: boolean;
  readonly pixel: boolean;
}

interface Sources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const tagManagerSources: Sources = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const pixelSources: Sources = {
  scripts: ['https://connect.facebook.net'],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/** Of Stripe.js (docs/security.md): its script, its frames with those of the banks, its calls. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const;

/** Of Turnstile (docs/security.md): one address for its script, its frame and its calls. */
const turnstile = ['https://challenges.cloudflare.com'] as const;

const showsGateway = ({
  takesCards,
  hasCardGateway = false,
}: Pick<PagePolicy, 'takesCards' | 'hasCardGateway'>) => takesCards && hasCardGateway;

/** Only this site's own files run in it. */
const isOwnOnly = ({ takesCards, isQuiet = false }: PagePolicy): boolean => takesCards || isQuiet;

const thirdParties = (page: PagePolicy): readonly Sources[] =>
  isOwnOnly(page)
    ? []
    : [
        ...(page.analytics.tagManager ? [tagManagerSources] : []),
        ...(page.analytics.pixel ? [pixelSources] : []),
      ];

/** For responses that are no page: nothing may be loaded, framed or sent from them if a browser shows them. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const webSocketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The Content-Security-Policy of a page: scripts and style elements by the nonce of this one response, and what those
 * scripts load themselves (`strict-dynamic`: the remotes, and a tag manager's tags). Where a card or a password may be
 * typed, or the address has a secret, that trust does not pass on: only this site's own files run. No inline handlers,
 * no eval, no framing, no base.
 */
export function pagePolicy(page: PagePolicy): string {
  const { nonce, developmentOrigins, takesCards, hasChallenge = false } = page;
  const others = thirdParties(page);
  const gateway = showsGateway(page) ? stripe : null;
  const challenge = takesCards && hasChallenge ? turnstile : [];
  const frames = [...(gateway?.frames ?? []), ...challenge];
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    [
      'script-src',
      `'nonce-${nonce}'`,
      isOwnOnly(page) ? "'self'" : "'strict-dynamic'",
      ...developmentOrigins,
      // For browsers without strict-dynamic; the others go by who loads a script.
      ...others.flatMap(({ scripts }) => scripts),
      ...(gateway?.scripts ?? []),
      ...challenge,
    ],
    ['style-src', "'self'", `'nonce-${nonce}'`, ...developmentOrigins],
    ['img-src', "'self'", 'data:', 'https:', ...developmentOrigins],
    ['font-src', "'self'", ...developmentOrigins],
    [
      'connect-src',
      "'self'",
      ...developmentOrigins,
      ...developmentOrigins.map(webSocketOf),
      ...others.flatMap(({ connections }) => connections),
      ...(gateway?.connections ?? []),
      ...challenge,
    ],
    ...(frames.length === 0 ? [] : [['frame-src', ...frames] as const]),
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // Both: older browsers know the first, newer ones the second.
    ['report-uri', '/csp-report'],
    ['report-to', 'csp'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const permissions = (payment: string): string =>
  `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=()`;

const everywhere = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions(''),
  // Addresses carry confirmation tokens: no other site may see them, nor a script of others on a page that comes later. It would read the
  // address of the page before in `document.referrer`, and with `strict-origin` those of the tab's history in `navigation.entries()`.
  'referrer-policy': 'origin',
  'x-content-type-options': 'nosniff',
  // For browsers and tools that do not know the policy above.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** What a document allows beyond the others, in which the gateway's form is shown: wallets, in its frames and in windows of their own. */
export const gatewayHeaders = (
  page: Pick<PagePolicy, 'takesCards' | 'hasCardGateway'>,
): Record<string, string> =>
  showsGateway(page)
    ? {
        'permissions-policy': permissions(['self', ...stripe.frames.map((frame) => `"${frame}"`)].join(' ')),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      }
    : {};

const oneYear = 'max-age=31536000';

/**
 * Sets the headers of every response; a route may replace one, as pages do with their own policy. With an https
 * address as the public one, browsers have to use https only, also when a proxy ends the encryption; its subdomains
 * too where `HSTS_SUBDOMAINS` asks for it, because that binds whatever else runs there.
 */
export function installSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, hstsSubdomains }: { readonly publicUrl: string; readonly hstsSubdomains: boolean },
): void {
  const isPublicHttps = publicUrl.startsWith('https:');
  const transport = hstsSubdomains ? `${oneYear}; includeSubDomains` : oneYear;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', transport);
    done();
  });
}
