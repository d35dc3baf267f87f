import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FailedState, Icon, Skeleton, useLocale, useMessages, type Contact } from 'shared/ui';
import type { CardGateway } from '../../contracts/index.ts';
import { appearanceOf } from './appearance.ts';
import { elementsOptions, type CardUse } from './charge.ts';
import { cardGatewayEnGb } from './messages/en-GB.ts';
import { useStripeOf } from './use-stripe-of.ts';

const messages = { 'en-GB': cardGatewayEnGb } as const;

/** Who pays, as far as the guest has said. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What a gateway's form gives: a token for the card; null when the form shows by itself what is missing. */
export type TakeToken = (payer: Payer) => Promise<string | null>;

export interface GatewayCardProps {
  readonly gateway: CardGateway;
  readonly use: CardUse;
  /** Named in the words with which a card is kept. */
  readonly hotel: string;
  readonly contact: Contact;
  /** Null while there is no form that could give a token. */
  readonly onTaker: (take: TakeToken | null) => void;
}

const frameHeight = 260;

/** Keeps the place of what comes, so that nothing below it moves. */
const Awaited = ({ children, isHere }: { readonly children?: ReactNode; readonly isHere: boolean }) => (
  <div className="card-gateway__frame" aria-busy={!isHere}>
    {!isHere && <Skeleton shape="block" height={frameHeight} className="card-gateway__bone" />}
    {children}
  </div>
);

function Failed({
  contact,
  onRetry,
}: {
  readonly contact: Contact;
  readonly onRetry: () => void;
}): ReactElement {
  const text = useMessages(messages);
  return (
    <FailedState title={text('gateway.failed.title')} contact={contact} onRetry={onRetry}>
      {text('gateway.failed.text')}
    </FailedState>
  );
}

const textOrUndefined = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

function CardElement({
  hotel,
  contact,
  onTaker,
  onRetry,
}: Pick<GatewayCardProps, 'hotel' | 'contact' | 'onTaker'> & { readonly onRetry: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (stripe === null || elements === null || state !== 'ready') return undefined;
    onTaker(async (payer) => {
      const submitted = await elements.submit();
      if (submitted.error !== undefined) return null;
      const name = textOrUndefined(payer.name);
      const email = textOrUndefined(payer.email);
      const phone = textOrUndefined(payer.phone);
      const { confirmationToken, error } = await stripe.createConfirmationToken({
        elements,
        params: {
          return_url: globalThis.location.href,
          payment_method_data: {
            billing_details: {
              ...(name === undefined ? {} : { name }),
              ...(email === undefined ? {} : { email }),
              ...(phone === undefined ? {} : { phone }),
            },
          },
        },
      });
      if (error === undefined) return confirmationToken.id;
      // A mistake in the card: the form shows it.
      if (error.type === 'validation_error') return null;
      throw new Error(error.message ?? 'Stripe gave no token');
    });
    return () => {
      onTaker(null);
    };
  }, [stripe, elements, state, onTaker]);
  if (state === 'failed') return <Failed contact={contact} onRetry={onRetry} />;
  return (
    <Awaited isHere={state === 'ready'}>
      <PaymentElement
        options={{
          layout: 'tabs',
          business: { name: hotel },
          // They stand in the row above.
          wallets: { applePay: 'never', googlePay: 'never' },
        }}
        onReady={() => setState('ready')}
        onLoadError={() => setState('failed')}
      />
    </Awaited>
  );
}

/** The gateway's own form, in frames of its own: what is typed there never comes to this page. */
export function GatewayCard({ gateway, use, hotel, contact, onTaker }: GatewayCardProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { state, retry } = useStripeOf(gateway);
  const [drawn, setDrawn] = useState(0);
  const content = () => {
    if (state.kind === 'failed') return <Failed contact={contact} onRetry={retry} />;
    if (state.kind === 'loading') return <Awaited isHere={false} />;
    return (
      // What cannot be changed in what is drawn is drawn anew.
      <Elements
        key={`${use.amount === 0 ? 'setup' : 'payment'} ${locale} ${String(drawn)}`}
        stripe={state.stripe}
        options={elementsOptions(use, { locale, appearance: appearanceOf(document.documentElement) })}
      >
        <CardElement hotel={hotel} contact={contact} onTaker={onTaker} onRetry={() => setDrawn(drawn + 1)} />
      </Elements>
    );
  };
  return (
    <div className="card-gateway">
      <p className="card-form__safe">
        <Icon name="lock" size={18} />
        {text('gateway.safe')}
      </p>
      {content()}
    </div>
  );
}
