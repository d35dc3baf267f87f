import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../../../deps.ts';
import { expiredChallengePage, challengePage, challengePolicy } from './challenge-page.ts';
import { challengePath, outcomeOfCharge } from './gateway.ts';
import { changeCharge, type ChargeName, findChallenge, type SimulatorCharge } from './repository.ts';

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-security-policy': challengePolicy,
      // Not `no-referrer`: without https a browser would hide even from us where the form comes from.
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Tells of a charge that has come to an end, as the notification of a real gateway does. */
export type ChargeSettled = (name: ChargeName) => Promise<void>;

/**
 * The simulator's challenge page (decisions 4): the browser is sent here, the guest approves or declines, the gateway notifies us and sends
 * the browser back to the Status route.
 */
export function registerSimulatorRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  chargeSettled: ChargeSettled,
): void {
  const isOpen = (row: SimulatorCharge) => outcomeOfCharge(row, deps.clock.now()).kind === 'pending';

  const answer = async (row: SimulatorCharge, isApproved: boolean) => {
    const name = { propertyId: row.property_id, reference: row.reference };
    const to = isApproved ? ('captured' as const) : ('declined' as const);
    const reason = isApproved ? null : 'cancelled';
    await changeCharge(deps.db, name, { from: 'challenge', to, reason, now: deps.clock.now() });
    await chargeSettled(name);
  };

  void app.register((scope, _options, done) => {
    // A page without script posts a form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );

    scope.get<{ Params: { challengeId: string } }>(challengePath(':challengeId'), async (request, reply) => {
      const row = await findChallenge(deps.db, request.params.challengeId);
      if (!row) return sendPage(reply, 404, expiredChallengePage());
      if (!isOpen(row)) return reply.redirect(row.return_path, 303);
      const { description: propertyName, amount_minor: amountMinor, currency, reference } = row;
      return sendPage(reply, 200, challengePage({ propertyName, amountMinor, currency, reference }));
    });

    scope.post<{ Params: { challengeId: string }; Body: { Decision?: unknown } | null }>(
      challengePath(':challengeId'),
      async (request, reply) => {
        const row = await findChallenge(deps.db, request.params.challengeId);
        if (!row) return sendPage(reply, 404, expiredChallengePage());
        if (isOpen(row)) await answer(row, request.body?.Decision === 'approve');
        return reply.redirect(row.return_path, 303);
      },
    );
    done();
  });
}
