import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type {
  Charge,
  ChargeName,
  ChargeState,
  DeclineReason,
  PaymentGateway,
  StartedCharge,
} from '../gateway.ts';
import { type SimulatedOutcome, simulatedOutcome } from './outcomes.ts';
import {
  changeCharge,
  deleteStoredCard,
  findCharge,
  findStoredCard,
  insertChargeOnce,
  insertStoredCard,
  type SimulatorCharge,
} from './repository.ts';

export const challengePath = (challengeId: string): string =>
  `/api/Payment/Simulator/Challenge/${challengeId}`;

async function outcomeOf(db: Db, { card, savedCard = null, propertyId }: Charge): Promise<SimulatedOutcome> {
  if (savedCard !== null) {
    return (await findStoredCard(db, propertyId, savedCard)) ?? { kind: 'declined', reason: 'declined' };
  }
  // A hosted page of a real gateway would ask for the card; the simulator's stands for it.
  return card ? simulatedOutcome(card.number) : { kind: 'challenge' };
}

function chargeRow(charge: Charge, outcome: SimulatedOutcome, now: Date): SimulatorCharge {
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

async function storeCard(
  db: Db,
  clock: Clock,
  propertyId: string,
  outcome: SimulatedOutcome,
): Promise<string> {
  const token = `sim_${randomBytes(18).toString('base64url')}`;
  await insertStoredCard(db, { propertyId, token, outcome, now: clock.now() });
  return token;
}

async function lookup(db: Db, clock: Clock, name: ChargeName): Promise<ChargeState> {
  const row = await findCharge(db, name);
  return row ? stateOfCharge(row, clock.now()) : { kind: 'unknown' };
}

/**
 * The card gateway for demonstrations and tests (decisions 4). It stores its charges in a table of its own, as a gateway has its own
 * database: what a crash left open is settled by a lookup. Of a card it stores only the outcome that its number
 * stands for.
 */
export const createCardSimulator = (db: Db, clock: Clock): PaymentGateway => ({
  provider: 'card-simulator',
  storeCard: (propertyId, card) => storeCard(db, clock, propertyId, simulatedOutcome(card.number)),
  storeGuarantee: async (propertyId, card) => {
    const outcome = simulatedOutcome(card.number);
    // A challenge is asked when the card is charged.
    if (outcome.kind === 'declined') return outcome;
    return { kind: 'stored', token: await storeCard(db, clock, propertyId, outcome) };
  },
  forgetCard: (propertyId, token) => deleteStoredCard(db, propertyId, token),
  start: async (charge) => {
    const row = chargeRow(charge, await outcomeOf(db, charge), clock.now());
    return startedCharge(await insertChargeOnce(db, row), clock.now());
  },
  lookup: (name) => lookup(db, clock, name),
  cancel: async (name) => {
    const change = { from: 'challenge', to: 'declined', reason: 'cancelled' } as const;
    await changeCharge(db, name, { ...change, now: clock.now() });
    return lookup(db, clock, name);
  },
  refund: async (name) => {
    await changeCharge(db, name, { from: 'captured', to: 'refunded', reason: null, now: clock.now() });
  },
});
