import type { FastifyInstance } from 'fastify';

export interface PagePolicy {
  readonly nonce: string;
  /** Origins of development servers; empty in production. */
  readonly developmentOrigins: readonly string[];
}

/** For answers that are no page: nothing may be loaded, framed or sent from them if a browser shows them. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const webSocketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The Content-Security-Policy of a page: scripts and style elements by the nonce of this one answer, and what those
 * scripts load themselves (`strict-dynamic`: the remotes). No inline handlers, no eval, no framing, no base.
 */
export function pagePolicy({ nonce, developmentOrigins }: PagePolicy): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...developmentOrigins],
    ['style-src', "'self'", `'nonce-${nonce}'`, ...developmentOrigins],
    ['img-src', "'self'", 'data:', 'https:', ...developmentOrigins],
    ['font-src', "'self'", ...developmentOrigins],
    ['connect-src', "'self'", ...developmentOrigins, ...developmentOrigins.map(webSocketOf)],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const everywhere = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Addresses carry confirmation tokens; no other site may see them.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

const oneYear = 'max-age=31536000';

/** Puts the headers that every answer has; a route may replace one, as pages do with their own policy. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    if (request.protocol === 'https') reply.header('strict-transport-security', oneYear);
    done();
  });
}
