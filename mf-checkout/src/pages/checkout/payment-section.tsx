import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { PaymentType, type Property } from 'shared/contracts';
import { $basket, $bookConfig, $user } from 'shared/runtime';
import { Button, Notice, RadioCards, Skeleton, useMessages } from 'shared/ui';
import { CardForm, SimulatorNotice } from 'shared/ui/card';
import { messages } from '../../messages/index.ts';
import { GatewaySection, OrganisationForm, SaveCard, SavedCards, VoucherForm } from './optional-sections.tsx';
import {
  $card,
  $offeredPaymentTypes,
  $paymentType,
  $unusedVoucher,
  cardChanged,
  cardReached,
  paymentTypeChosen,
} from './model.ts';
import { $held } from './resume-model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

/** Closed until the guest has one; open where a code came by a link or was given before. */
function Voucher() {
  const text = useMessages(messages);
  const { basket, config, held, unused } = useUnit({
    basket: $basket,
    config: $bookConfig,
    held: $held,
    unused: $unusedVoucher,
  });
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  if (config?.giftServiceProviderConfig.active !== true || held !== null) return null;
  // A code that came by a link and was rejected stays in its field, with the reason; so does the field of one that was taken away.
  const hasCode = basket.hopGiftVoucherCode !== null || unused !== '';
  if (hasCode && !isKept) setKept(true);
  if (!isOpen && !hasCode && !isKept)
    return (
      <div className="co-inline">
        <Button kind="link" icon="gift" onClick={() => setOpen(true)}>
          {text('checkout.voucher.add')}
        </Button>
      </div>
    );
  return (
    <Suspense fallback={<Skeleton shape="block" height={82} />}>
      <VoucherForm isWanted={isOpen} />
    </Suspense>
  );
}

function Card({ property }: { readonly property: Property }) {
  const { card, user, change, reached } = useUnit({
    card: $card,
    user: $user,
    change: cardChanged,
    reached: cardReached,
  });
  const fields = {
    creditCardNumber: useField('creditCardNumber'),
    creditCardName: useField('creditCardName'),
    expiry: useField('expiry'),
    cvvNumber: useField('cvvNumber'),
  };
  return (
    <>
      <SimulatorNotice property={property} />
      {user !== null && user.creditCards.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={140} />}>
          <SavedCards property={property} />
        </Suspense>
      )}
      {card.creditCardId === null && (
        <CardForm
          card={card}
          accepted={property.creditCards}
          fields={fields}
          onChange={change}
          onReached={reached}
        />
      )}
      {user !== null && card.creditCardId === null && (
        <Suspense>
          <SaveCard />
        </Suspense>
      )}
    </>
  );
}

/** How the stay is paid, among what product.md 6 allows this guest. */
export function PaymentSection({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { offered, paymentType, choose } = useUnit({
    offered: $offeredPaymentTypes,
    paymentType: $paymentType,
    choose: paymentTypeChosen,
  });
  const isExplained = paymentType !== null && paymentType !== PaymentType.card && offered.length === 1;
  return (
    <Section title={text('checkout.payment')}>
      <Voucher />
      {offered.length > 1 && (
        <RadioCards
          id="co-paymentType"
          legend={text('checkout.payment.method')}
          value={String(paymentType)}
          onChange={(value) => {
            const chosen = offered.find((type) => String(type) === value);
            if (chosen !== undefined) choose(chosen);
          }}
          options={offered.map((type) => ({
            value: String(type),
            label: text(`checkout.payment.${type}`),
            description: text(`checkout.payment.${type}.text`),
          }))}
        />
      )}
      {paymentType === PaymentType.card &&
        (property.cardGateway ? (
          <Suspense fallback={<Skeleton shape="block" height={318} />}>
            <GatewaySection property={property} />
          </Suspense>
        ) : (
          <Card property={property} />
        ))}
      {paymentType === PaymentType.companyInvoice && (
        <Suspense fallback={<Skeleton shape="block" height={220} />}>
          <OrganisationForm />
        </Suspense>
      )}
      {paymentType === null && (
        <Notice tone="warning" title={text('checkout.payment.none')}>
          {text('checkout.payment.none.text', { telephone: property.telephone, email: property.email })}
        </Notice>
      )}
      {isExplained && (
        <Notice tone="info" title={text(`checkout.payment.${paymentType}`)}>
          {text(`checkout.payment.${paymentType}.text`)}
        </Notice>
      )}
    </Section>
  );
}
