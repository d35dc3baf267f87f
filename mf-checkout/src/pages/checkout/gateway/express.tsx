import { useUnit } from 'effector-react';
import { Suspense, useCallback, useState, type ReactElement } from 'react';
import { PaymentType, type CardGateway, type Property } from 'shared/contracts';
import { Icon, Skeleton, useIdle, useMessages } from 'shared/ui';
import { gatewayMessages } from '../../../messages/gateway.en-GB.ts';
import { checkoutForm } from '../form-model.ts';
import { $offeredPaymentTypes } from '../model.ts';
import { ExpressRow } from './elements.ts';
import { $cardUse, simulatedWalletPaid, walletPaid } from './model.ts';
import { SimulatedExpress } from './simulated-express.tsx';

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

/** Stands where the wallets would: the form below it is not to move while a guest reads it. */
function NoWallet(): ReactElement {
  const text = useMessages(gatewayMessages);
  return (
    <div className="co-express co-express--none">
      <Icon name="card" />
      <p>{text('gateway.express.none')}</p>
    </div>
  );
}

function SimulatedWallet(): ReactElement {
  const { paid, submit } = useUnit({ paid: simulatedWalletPaid, submit: checkoutForm.submitted });
  return (
    <div className="co-express co-express--simulated">
      <SimulatedExpress
        onPress={() => {
          paid();
          submit();
        }}
      />
    </div>
  );
}

/** The way with the fewest presses stands first: above the form, once the page itself has come. Its place is kept, also where this browser has no wallet. */
export function ExpressFirst({ property }: { readonly property: Property }): ReactElement | null {
  const offered = useUnit($offeredPaymentTypes);
  const [isIdle, setIdle] = useState(false);
  const [hasNone, setNone] = useState(false);
  const onNone = useCallback(() => setNone(true), []);
  useIdle(() => setIdle(true));
  const { cardGateway: gateway = null, currency } = property;
  if (!offered.includes(PaymentType.card)) return null;
  if (gateway === null) return property.cardsAreSimulated ? <SimulatedWallet /> : null;
  if (hasNone) return <NoWallet />;
  return (
    <div className="co-express">
      {isIdle && <Wallets gateway={gateway} currency={currency} onNone={onNone} />}
    </div>
  );
}
