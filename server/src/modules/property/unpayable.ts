import { sql } from 'kysely';
import { offeredPaymentTypes } from 'shared/domain';
import type { BookConfig } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import { cardPaymentsOf, type CardSettings } from './card-payments.ts';

interface Row {
  readonly code: string;
  readonly stripeAccountId: string | null;
  readonly payByPaystack: boolean;
  readonly config: Pick<BookConfig, 'enableUserChoiceOfPaymentMethod' | 'enablePayByCompanyInvoice'>;
  /** Of its rate plans on sale, each different one: whether a company may be invoiced. */
  readonly plans: readonly boolean[];
}

/**
 * The codes of the properties with rates that an ordinary guest could pay by card only, and no gateway that takes their cards: these rates
 * cannot be booked.
 */
export async function listUnpayable(db: Db, settings: CardSettings): Promise<string[]> {
  const { rows } = await sql<Row>`
    select p.code, p.stripe_account_id as "stripeAccountId",
      (p.content->>'payByPaystack')::boolean as "payByPaystack", b.content as config,
      array(select distinct coalesce((r.content->>'allowPayByCompanyInvoice')::boolean, false) from rate_plan r
        where r.property_id = p.property_id and r.active) as plans
    from property p join book_config b using (property_id)
    where jsonb_array_length(p.content->'creditCards') > 0
    order by p.code`.execute(db);
  const isUnpayable = ({ payByPaystack, config }: Row, allowPayByCompanyInvoice: boolean): boolean =>
    offeredPaymentTypes({
      property: { payByPaystack, creditCards: [] },
      config,
      user: null,
      ratePlans: [{ allowPayByCompanyInvoice }],
      amountDue: 1,
      giftDiscount: 0,
    }).length === 0;
  return rows
    .filter(
      (row) => !cardPaymentsOf(settings, row).areTaken && row.plans.some((plan) => isUnpayable(row, plan)),
    )
    .map(({ code }) => code);
}
