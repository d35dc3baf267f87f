import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { inLanguageOf, spokenLocale } from '../../language/index.ts';
import { hashOfToken } from '../account/index.ts';
import { translate } from './messages/index.ts';
import { findByToken, storeOptOut } from './repository.ts';

const path = '/api/Review/Stop';

export const stopAddress = (propertyId: string, token: string): string =>
  `${path}?${new URLSearchParams({ propertyId, token }).toString()}`;

type StopRequest = FastifyRequest<{
  Querystring: { readonly propertyId?: unknown; readonly token?: unknown };
}>;

/** A page without scripts; the form posts to the address that it stands at. */
function pageOf(text: string, button: string | null): string {
  const locale = spokenLocale();
  const form =
    button === null ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`;
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(text)}</title></head>
<body><main><h1>${escapeHtml(text)}</h1>${form}</main></body></html>`;
}

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .status(status)
    .headers({
      'content-security-policy':
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * Ends the mails that ask an address for reviews: by a mail program’s own button (RFC 8058), and by a page with one. Opening the address does
 * nothing, as mail scanners open every link.
 */
export function registerReviewStop(app: FastifyInstance, { db, clock }: AppDeps): void {
  const tokenOf = ({ query }: StopRequest) => ({
    propertyId: String(query.propertyId),
    tokenHash: hashOfToken(String(query.token)),
  });
  void app.register((scope, _options, done) => {
    // Nothing of the body is needed, which mail programs send as a form.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, parsed) => {
      parsed(null, null);
    });
    scope.get(path, (request: StopRequest, reply) =>
      inLanguageOf(request.headers['accept-language'], async () => {
        const { propertyId, tokenHash } = tokenOf(request);
        const found = await findByToken(db, propertyId, tokenHash);
        return found
          ? send(reply, 200, pageOf(translate('review.stop'), translate('review.stop.confirm')))
          : send(reply, 404, pageOf(translate('review.link-wrong'), null));
      }),
    );
    scope.post(path, (request: StopRequest, reply) =>
      inLanguageOf(request.headers['accept-language'], async () =>
        (await storeOptOut(db, { ...tokenOf(request), now: clock.now() }))
          ? send(reply, 200, pageOf(translate('review.stopped'), null))
          : send(reply, 404, pageOf(translate('review.link-wrong'), null)),
      ),
    );
    done();
  });
}
