import { useUnit } from 'effector-react';
import { Suspense, useState, type ReactElement } from 'react';
import { PaymentType, type CardGateway, type Property } from 'shared/contracts';
import { Skeleton, useIdle, useIsDesktop } from 'shared/ui';
import { checkoutForm } from '../form-model.ts';
import { $offeredPaymentTypes } from '../model.ts';
import { ExpressRow } from './elements.ts';
import { $cardUse, walletPaid } from './model.ts';

interface ExpressProps {
  readonly gateway: CardGateway;
  readonly currency: string;
}

/** The wallets of the browser: they fill the form, and the booking is made if nothing else is missing. */
export function Express({ gateway, currency }: ExpressProps): ReactElement {
  const { use, paid, submit } = useUnit({ use: $cardUse, paid: walletPaid, submit: checkoutForm.submitted });
  return (
    <Suspense fallback={<Skeleton shape="block" height={76} />}>
      <ExpressRow
        gateway={gateway}
        use={{ ...use, currency }}
        onPaid={(payment) => {
          paid(payment);
          submit();
        }}
      />
    </Suspense>
  );
}

/** On a phone it stands above the form, once the page itself has come; its place is there from the beginning. */
export function ExpressOnPhone({ property }: { readonly property: Property }): ReactElement | null {
  const isDesktop = useIsDesktop();
  const offered = useUnit($offeredPaymentTypes);
  const [isIdle, setIdle] = useState(false);
  useIdle(() => setIdle(true));
  const { cardGateway: gateway = null, currency } = property;
  if (isDesktop || gateway === null || !offered.includes(PaymentType.card)) return null;
  return <div className="co-express">{isIdle && <Express gateway={gateway} currency={currency} />}</div>;
}
