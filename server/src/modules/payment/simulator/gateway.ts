import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type { Charge, ChargeState, DeclineReason, PaymentGateway, StartedCharge } from '../gateway.ts';
import { simulatedOutcome } from './outcomes.ts';
import { changeCharge, findCharge, insertChargeOnce, type SimulatorCharge } from './repository.ts';

export const challengePath = (challengeId: string): string =>
  `/api/Payment/Simulator/Challenge/${challengeId}`;

function chargeRow(charge: Charge, now: Date): SimulatorCharge {
  // A hosted page of a real gateway would ask for the card; the simulator's stands for it.
  const outcome = charge.card ? simulatedOutcome(charge.card.number) : ({ kind: 'challenge' } as const);
  return {
    property_id: charge.propertyId,
    reference: charge.reference,
    description: charge.description,
    amount_minor: charge.amountMinor,
    currency: charge.currency,
    state: outcome.kind,
    decline_reason: outcome.kind === 'declined' ? outcome.reason : null,
    challenge_id: outcome.kind === 'challenge' ? randomBytes(24).toString('base64url') : null,
    return_path: charge.returnPath,
    expires_at: charge.expiresAt,
    created_at: now,
    updated_at: now,
  };
}

export function stateOfCharge(row: SimulatorCharge, now: Date): ChargeState {
  switch (row.state) {
    case 'captured':
      return { kind: 'approved', amountMinor: row.amount_minor, currency: row.currency };
    case 'declined':
      // Written by this gateway only.
      return { kind: 'declined', reason: (row.decline_reason ?? 'declined') as DeclineReason };
    case 'refunded':
      return { kind: 'refunded' };
    case 'challenge':
      return row.expires_at > now ? { kind: 'pending' } : { kind: 'declined', reason: 'timed-out' };
  }
}

function startedCharge(row: SimulatorCharge, now: Date): StartedCharge {
  const state = stateOfCharge(row, now);
  if (state.kind === 'approved' || state.kind === 'declined') return state;
  if (state.kind === 'pending' && row.challenge_id !== null) {
    return { kind: 'redirect', url: challengePath(row.challenge_id) };
  }
  return { kind: 'declined', reason: 'declined' };
}

/**
 * The card gateway for trying and testing (decisions 4). It keeps its charges in a table of its own, as a gateway keeps them at its
 * own place: what a crash left open is settled by asking it by reference. Of a card it keeps nothing.
 */
export const createCardSimulator = (db: Db, clock: Clock): PaymentGateway => ({
  provider: 'card-simulator',
  start: async (charge) =>
    startedCharge(await insertChargeOnce(db, chargeRow(charge, clock.now())), clock.now()),
  lookup: async (name) => {
    const row = await findCharge(db, name);
    return row ? stateOfCharge(row, clock.now()) : { kind: 'unknown' };
  },
  refund: async (name) => {
    await changeCharge(db, name, { from: 'captured', to: 'refunded', reason: null, now: clock.now() });
  },
});
