import { useUnit } from 'effector-react';
import { Suspense, useCallback, useState, type ReactElement } from 'react';
import { PaymentType, type CardGateway, type Property } from 'shared/contracts';
import { Skeleton, useIdle } from 'shared/ui';
import { checkoutForm } from '../form-model.ts';
import { $offeredPaymentTypes } from '../model.ts';
import { ExpressRow } from './elements.ts';
import { $cardUse, walletPaid } from './model.ts';

interface WalletsProps {
  readonly gateway: CardGateway;
  readonly currency: string;
  readonly onNone: () => void;
}

/** The wallets of the browser: they fill the form, and the booking is made if nothing else is missing. */
function Wallets({ gateway, currency, onNone }: WalletsProps): ReactElement {
  const { use, paid, submit } = useUnit({ use: $cardUse, paid: walletPaid, submit: checkoutForm.submitted });
  return (
    <Suspense fallback={<Skeleton shape="block" height={112} />}>
      <ExpressRow
        gateway={gateway}
        use={{ ...use, currency }}
        onPaid={(payment) => {
          paid(payment);
          submit();
        }}
        onNone={onNone}
      />
    </Suspense>
  );
}

/**
 * The way with the fewest presses stands first: above the form, once the page itself has come. Its place is kept until it is known whether this
 * browser has a wallet, and goes where it has none.
 */
export function ExpressFirst({ property }: { readonly property: Property }): ReactElement | null {
  const offered = useUnit($offeredPaymentTypes);
  const [isIdle, setIdle] = useState(false);
  const [hasNone, setNone] = useState(false);
  const onNone = useCallback(() => setNone(true), []);
  useIdle(() => setIdle(true));
  const { cardGateway: gateway = null, currency } = property;
  if (hasNone || gateway === null || !offered.includes(PaymentType.card)) return null;
  return (
    <div className="co-express">
      {isIdle && <Wallets gateway={gateway} currency={currency} onNone={onNone} />}
    </div>
  );
}
