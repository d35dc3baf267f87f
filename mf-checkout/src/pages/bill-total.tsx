import type { Bill } from 'shared/domain';
import { PriceLines, TaxLines } from 'shared/ui';

interface Props {
  readonly bill: Pick<Bill, 'added' | 'total' | 'contained'>;
  readonly currency: string;
  /** The name of the total; absent where the page shows the total itself. */
  readonly total?: string;
}

/** The end of a bill: taxes, fees and voucher of the whole booking, and what its total contains. */
export const BillTotal = ({ bill, currency, total }: Props) => (
  <>
    <PriceLines
      currency={currency}
      lines={bill.added.map((line) => ({
        ...line,
        ...(line.amount < 0 ? { tone: 'positive' as const } : {}),
      }))}
      total={total === undefined ? undefined : { text: total, amount: bill.total }}
    />
    <TaxLines currency={currency} taxes={bill.contained.map((tax) => ({ ...tax, included: true }))} />
  </>
);
