import { Counter, type Registry } from 'prom-client';
import { createReservation, type EndpointDefinition, PaymentType } from 'shared/contracts';
import type { EndpointObserver } from '../http/endpoint-hooks.ts';
import { HttpError } from '../http/errors.ts';
import { statusOf } from '../http/error-handler.ts';

export interface BookingMetrics {
  /** Watches Create, and leaves every other call alone. */
  readonly observe: (endpoint: EndpointDefinition) => EndpointObserver | null;
  /** A challenge was checked before a card was tried. */
  readonly challenged: (result: 'passed' | 'failed' | 'unreachable') => void;
}

const paymentTypes = new Map<unknown, string>(
  Object.entries(PaymentType).map(([name, number]) => [number, name]),
);

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/** All reasons of `booking_refused_total`; the table of docs/runbooks/alerts.md explains them. */
export const rejectionReasons = [
  'invalid',
  'not-allowed',
  'not-found',
  'rooms-gone',
  'price-changed',
  'conflict',
  'declined',
  'challenge',
  'key-reused',
  'gateway-unreachable',
  'too-many-requests',
  'unavailable',
  'failed',
] as const;
type RejectionReason = (typeof rejectionReasons)[number];

const reasonsByStatus: Readonly<Record<number, RejectionReason>> = {
  400: 'invalid',
  401: 'not-allowed',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  422: 'declined',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Why Create rejected a booking; two of its conflicts have reasons of their own. */
function reasonOf(status: number, body: unknown): RejectionReason {
  if (fieldOf(body, 'exceedingRoomIndexes') !== undefined) return 'rooms-gone';
  if (fieldOf(body, 'totalPrice') !== undefined) return 'price-changed';
  return reasonsByStatus[status] ?? 'failed';
}

export function createBookingMetrics(registry: Registry): BookingMetrics {
  const registers = [registry];
  const created = new Counter({
    name: 'booking_created_total',
    help: 'Bookings that Create acknowledged (an answer repeated for the same key counts again), by outcome and payment type.',
    labelNames: ['outcome', 'payment_type'],
    registers,
  });
  const refused = new Counter({
    name: 'booking_refused_total',
    help: 'Bookings that Create refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const challenges = new Counter({
    name: 'booking_challenges_total',
    help: 'Challenges that were checked before a card was tried, by result: failed has none, or a wrong or used one; unreachable: the guest went on.',
    labelNames: ['result'],
    registers,
  });
  const observer: EndpointObserver = {
    answered(input, status, body) {
      if (status !== 200) {
        refused.inc({ reason: reasonOf(status, body) });
        return;
      }
      const type = fieldOf(fieldOf(input, 'body'), 'paymentType');
      const outcome = String(fieldOf(body, 'status'));
      created.inc({ outcome, payment_type: paymentTypes.get(type) ?? 'unknown' });
    },
    refused(error) {
      const own = error instanceof HttpError ? error.reason : undefined;
      refused.inc({ reason: own ?? reasonOf(statusOf(error), null) });
    },
  };
  return {
    observe: (endpoint) => (endpoint.path === createReservation.path ? observer : null),
    challenged: (result) => {
      challenges.inc({ result });
    },
  };
}
