import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type {
  DeclineReason,
  Guarantee,
  LaterCharge,
  MoneySource,
  Payment,
  PaymentGateway,
  PaymentName,
  PaymentOutcome,
  Stored,
} from '../gateway.ts';
import { type SimulatedOutcome, simulatedOutcome } from './outcomes.ts';
import {
  changeCharge,
  deleteStoredCard,
  findCharge,
  findStoredCard,
  insertChargeOnce,
  insertStoredCard,
  refundCharge,
  type SimulatorCharge,
} from './repository.ts';

export const challengePath = (challengeId: string): string =>
  `/api/Payment/Simulator/Challenge/${challengeId}`;

async function outcomeOf(db: Db, propertyId: string, source: MoneySource): Promise<SimulatedOutcome> {
  switch (source.kind) {
    case 'saved':
      return (
        (await findStoredCard(db, propertyId, source.method)) ?? { kind: 'declined', reason: 'declined' }
      );
    case 'card':
      return simulatedOutcome(source.card.number);
    case 'page':
      // A hosted page of a real gateway would ask for the card; the simulator's stands for it.
      return { kind: 'challenge' };
    case 'token':
      // Of another gateway's form.
      return { kind: 'declined', reason: 'refused' };
    default:
      return source satisfies never;
  }
}

type ChargeOf = Omit<Payment, 'source' | 'keep' | 'email' | 'confirmationToken' | 'gatewayId'>;

function chargeRow(charge: ChargeOf, outcome: SimulatedOutcome, method: string | null, now: Date) {
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
    refunded_minor: 0,
    method,
    created_at: now,
    updated_at: now,
  };
}

/** Written by this gateway only. */
const reasonOf = ({ decline_reason: reason }: SimulatorCharge): DeclineReason =>
  (reason ?? 'declined') as DeclineReason;

/** A card of which nothing is taken is a charge of nothing, in the simulator's books. */
const isGuarantee = (row: SimulatorCharge): boolean => row.amount_minor === 0;

export function outcomeOfCharge(row: SimulatorCharge, now: Date): PaymentOutcome {
  const { amount_minor: amountMinor, currency, refunded_minor: refundedMinor, method } = row;
  const kept = method === null ? {} : { method };
  switch (row.state) {
    case 'captured':
      if (isGuarantee(row)) return { kind: 'stored', method: method ?? '' };
      return { kind: 'captured', amountMinor, currency, refundedMinor, ...kept };
    case 'declined':
      return { kind: 'declined', reason: reasonOf(row) };
    case 'refunded':
      return { kind: 'refunded' };
    case 'challenge':
      return row.expires_at > now ? { kind: 'pending' } : { kind: 'declined', reason: 'timed-out' };
  }
}

function begun(row: SimulatorCharge, now: Date): PaymentOutcome {
  const outcome = outcomeOfCharge(row, now);
  if (outcome.kind !== 'pending')
    return outcome.kind === 'refunded' ? { kind: 'declined', reason: 'declined' } : outcome;
  return row.challenge_id === null
    ? outcome
    : { kind: 'action', action: { url: challengePath(row.challenge_id) } };
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

/** The card of a payment that is to be kept: a kept one stays what it is. */
async function methodOf(
  db: Db,
  clock: Clock,
  { propertyId, source, keep }: Payment,
  outcome: SimulatedOutcome,
): Promise<string | null> {
  if (keep?.isForLaterCharges !== true || outcome.kind === 'declined') return null;
  // A challenge is asked now, of a guest who is there.
  return source.kind === 'saved' ? source.method : storeCard(db, clock, propertyId, { kind: 'captured' });
}

async function charge(db: Db, clock: Clock, payment: Payment): Promise<PaymentOutcome> {
  const now = clock.now();
  // A card is kept once.
  const known = payment.keep === null ? undefined : await findCharge(db, payment);
  if (known) return begun(known, now);
  const outcome = await outcomeOf(db, payment.propertyId, payment.source);
  const method = await methodOf(db, clock, payment, outcome);
  return begun(await insertChargeOnce(db, chargeRow(payment, outcome, method, now)), now);
}

/**
 * In the simulator's books a guarantee is a charge of nothing, so that it is found again by its reference. A challenge is asked when the card is
 * charged.
 */
async function guarantee(db: Db, clock: Clock, asked: Guarantee): Promise<Stored> {
  const row =
    (await findCharge(db, asked)) ??
    (await bookGuarantee(db, clock, asked, await outcomeOf(db, asked.propertyId, asked.source)));
  if (row.state === 'declined') return { kind: 'declined', reason: reasonOf(row) };
  if (row.method === null) throw new Error('The simulator keeps no card of this guarantee');
  return { kind: 'stored', method: row.method };
}

async function bookGuarantee(db: Db, clock: Clock, asked: Guarantee, outcome: SimulatedOutcome) {
  const { propertyId, source } = asked;
  const charge = { ...asked, amountMinor: 0 };
  if (outcome.kind === 'declined') {
    return insertChargeOnce(db, chargeRow(charge, outcome, null, clock.now()));
  }
  const method = source.kind === 'saved' ? source.method : await storeCard(db, clock, propertyId, outcome);
  return insertChargeOnce(db, chargeRow(charge, { kind: 'captured' }, method, clock.now()));
}

/** Longer than a bank waits for a guest who is asked by mail. */
const approvalEnd = (now: Date): Date => new Date(now.getTime() + 24 * 3_600_000);

async function chargeSaved(db: Db, clock: Clock, charge: LaterCharge): Promise<PaymentOutcome> {
  const now = clock.now();
  const source = { kind: 'saved', method: charge.method } as const;
  const outcome = await outcomeOf(db, charge.propertyId, source);
  const row = chargeRow({ ...charge, returnPath: '/', expiresAt: approvalEnd(now) }, outcome, null, now);
  return begun(await insertChargeOnce(db, row), now);
}

async function lookup(db: Db, clock: Clock, name: PaymentName): Promise<PaymentOutcome> {
  const row = await findCharge(db, name);
  return row ? outcomeOfCharge(row, clock.now()) : { kind: 'unknown' };
}

/**
 * The card gateway for demonstrations and tests (decisions 4). It stores its charges in a table of its own, as a gateway has its own
 * database: what a crash left open is settled by a lookup. Of a card it stores only the outcome that its number
 * stands for. What it authorises is captured at once.
 */
export const createCardSimulator = (db: Db, clock: Clock): PaymentGateway => ({
  provider: 'card-simulator',
  authorise: (payment) => charge(db, clock, payment),
  saveForLater: (asked) => guarantee(db, clock, asked),
  chargeSaved: (later) => chargeSaved(db, clock, later),
  storeCard: (propertyId, card) => storeCard(db, clock, propertyId, simulatedOutcome(card.number)),
  forgetCard: (propertyId, token) => deleteStoredCard(db, propertyId, token),
  lookup: (name) => lookup(db, clock, name),
  void: async (name) => {
    const change = { from: 'challenge', to: 'declined', reason: 'cancelled' } as const;
    await changeCharge(db, name, { ...change, now: clock.now() });
    return lookup(db, clock, name);
  },
  refund: (name, amountMinor, key) => refundCharge(db, name, { amountMinor, key, now: clock.now() }),
});
