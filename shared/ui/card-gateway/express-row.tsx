import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useEffect, useState, type ReactElement } from 'react';
import { Skeleton, useLocale, useMessages } from 'shared/ui';
import type { CardGateway } from '../../contracts/index.ts';
import { appearanceOf } from './appearance.ts';
import { elementsOptions, type CardUse } from './charge.ts';
import { cardGatewayEnGb } from './messages/en-GB.ts';
import { useStripeOf } from './use-stripe-of.ts';

const messages = { 'en-GB': cardGatewayEnGb } as const;

/** What a wallet says of its owner; texts are empty where it says nothing. */
export interface WalletPayer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly postCode: string;
  /** Two letters. */
  readonly countryCode: string;
}

export interface WalletPayment {
  readonly token: string;
  readonly payer: WalletPayer;
}

export interface ExpressRowProps {
  readonly gateway: CardGateway;
  readonly use: CardUse;
  readonly onPaid: (payment: WalletPayment) => void;
  /** This browser has no wallet that can pay here, or the gateway is away: nothing is drawn. */
  readonly onNone: () => void;
}

const payerOf = ({ billingDetails }: StripeExpressCheckoutElementConfirmEvent): WalletPayer => {
  const { line1, line2, postal_code: postCode, country } = billingDetails?.address ?? {};
  return {
    name: billingDetails?.name ?? '',
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    street: [line1, line2].filter((line) => typeof line === 'string' && line !== '').join(', '),
    postCode: postCode ?? '',
    countryCode: country ?? '',
  };
};

const buttonHeight = 48;

function ExpressElement({ onPaid, onNone }: Pick<ExpressRowProps, 'onPaid' | 'onNone'>): ReactElement {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const take = async (event: StripeExpressCheckoutElementConfirmEvent): Promise<void> => {
    if (stripe === null || elements === null) {
      event.paymentFailed({ reason: 'fail' });
      return;
    }
    const submitted = await elements.submit();
    const made = submitted.error === undefined ? await stripe.createConfirmationToken({ elements }) : null;
    if (made?.confirmationToken === undefined) event.paymentFailed({ reason: 'fail' });
    else onPaid({ token: made.confirmationToken.id, payer: payerOf(event) });
  };
  return (
    <div className="express-row__buttons" aria-busy={!isReady}>
      {!isReady && <Skeleton shape="block" height={buttonHeight} className="card-gateway__bone" />}
      <ExpressCheckoutElement
        options={{
          buttonHeight,
          emailRequired: true,
          phoneNumberRequired: true,
          billingAddressRequired: true,
          layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
        }}
        onReady={({ availablePaymentMethods }) => {
          if (availablePaymentMethods === undefined) onNone();
          else setReady(true);
        }}
        onLoadError={onNone}
        onConfirm={(event) => {
          take(event).catch(() => event.paymentFailed({ reason: 'fail' }));
        }}
      />
    </div>
  );
}

/** The wallets of the browser, above whatever else pays. */
export function ExpressRow({ gateway, use, onPaid, onNone }: ExpressRowProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { state } = useStripeOf(gateway);
  const isAway = state.kind === 'failed';
  useEffect(() => {
    if (isAway) onNone();
  }, [isAway, onNone]);
  return (
    <div className="express-row" role="group" aria-label={text('gateway.express')}>
      <p className="express-row__title">{text('gateway.express')}</p>
      <div className="express-row__place">
        {state.kind === 'ready' ? (
          <Elements
            key={locale}
            stripe={state.stripe}
            options={elementsOptions(use, { locale, appearance: appearanceOf(document.documentElement) })}
          >
            <ExpressElement onPaid={onPaid} onNone={onNone} />
          </Elements>
        ) : (
          <Skeleton shape="block" height={buttonHeight} />
        )}
      </div>
      <p className="express-row__or">{text('gateway.express.or')}</p>
    </div>
  );
}
