import type { Db } from '../../src/db/database.ts';
import type { PaymentGateway, PaymentName } from '../../src/modules/payment/gateway.ts';

type Name = Pick<PaymentName, 'propertyId' | 'reference'>;

/** Banks that take money back of the simulator's charges: its books know no disputes. */
export function createDisputes() {
  const open = new Map<string, number>();
  const ever = new Set<string>();
  return {
    around: (inner: PaymentGateway): PaymentGateway => ({
      ...inner,
      lookup: async (name) => {
        const outcome = await inner.lookup(name);
        return outcome.kind === 'captured'
          ? { ...outcome, disputedMinor: open.get(name.reference) ?? 0 }
          : outcome;
      },
      refund: async (name, amountMinor, key) => {
        if (open.has(name.reference)) throw new Error('The money of this charge is disputed');
        await inner.refund(name, amountMinor, key);
      },
    }),
    /** Each charge is disputed once at most. */
    decide: async (db: Db, position: number, isWon: boolean): Promise<Name | null> => {
      const rows = await db
        .selectFrom('simulator_charge')
        .select(['property_id as propertyId', 'reference', 'amount_minor', 'refunded_minor'])
        .where('state', '=', 'captured')
        .where('amount_minor', '>', 0)
        .orderBy('created_at')
        .orderBy('reference')
        .execute();
      const charges = rows.filter(({ reference, amount_minor: amount, refunded_minor: refunded }) =>
        isWon ? open.has(reference) : !ever.has(reference) && amount > refunded,
      );
      const charge = charges[position % Math.max(1, charges.length)];
      if (!charge) return null;
      if (isWon) open.delete(charge.reference);
      else open.set(charge.reference, charge.amount_minor - charge.refunded_minor);
      ever.add(charge.reference);
      return { propertyId: charge.propertyId, reference: charge.reference };
    },
    openOf: (reference: string): number => open.get(reference) ?? 0,
    /** All of them are won in the end. */
    references: (): readonly string[] => [...open.keys()],
    reset: () => {
      open.clear();
      ever.clear();
    },
  };
}
